// The panels of trade and civilization cards.

import "./civilization_deal.js";
import "./civilization_purchase.js";
