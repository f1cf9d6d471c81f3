# Ami minden játékhoz kell: felsorolás, elutasítás, általános szabályok.

and = { $first } és { $last }
or = { $first } vagy { $last }
you = Te
# A gépi játékosok nevei, hat darab
bots = Hüpatia, Euklidész, Szapphó, Imhotep, Kleopátra, Arkhimédész

refused = { $rule }: { $sentence }

rule-core-over = A játék véget ért.
rule-core-turn = Most nem te döntesz, hanem valaki más.
rule-core-moment = Ezek a szavak nem illenek ahhoz a döntéshez, amely most nyitva áll.
rule-core-chance = A véletlen dolgát nem te mondod meg: a kocka és az osztás magától történik.
rule-core-undo-nothing = Még nem tettél semmit, amit vissza lehetne vonni.
rule-core-undo-chance = A lépésed óta a véletlen is döntött valamiről, ezért már nem vonhatod vissza.
rule-core-undo-others = A lépésed óta más is lépett, ezért már nem vonhatod vissza.
rule-core-undo-shown = A lépésed óta valami rejtett dolog kiderült, ezért már nem vonhatod vissza.
