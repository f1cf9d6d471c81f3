# Ami minden játékhoz kell: felsorolás, elutasítás, általános szabályok.

and = { $first } és { $last }
or = { $first } vagy { $last }
you = Te
# A gépi játékosok nevei, hat darab

refused = { $rule }: { $sentence }

rule-missing = Ilyen szabály nincs a szabálykönyvben.
rule-core-over = A játék véget ért.
rule-core-turn = Most nem te döntesz, hanem valaki más.
rule-core-moment = Ezek a szavak nem illenek ahhoz a döntéshez, amely most nyitva áll.
rule-core-chance = A véletlen dolgát nem te mondod meg: a kocka és az osztás magától történik.
rule-core-undo-nothing = Még nem tettél semmit, amit vissza lehetne vonni.
rule-core-undo-chance = A lépésed óta a véletlen is döntött valamiről, ezért már nem vonhatod vissza.
rule-core-undo-others = A lépésed óta más is lépett, ezért már nem vonhatod vissza.
rule-core-undo-shown = A lépésed óta valami rejtett dolog kiderült, ezért már nem vonhatod vissza.

## Miért nem olvasható vagy nem játszható vissza egy jegyzőkönyv

record-no-rule = a fejléc és a napló között nincs „{ $rule }” sor
record-not-toml = a fejléc nem TOML ({ $line }. sor)
record-unknown-entry = a fejlécben ismeretlen bejegyzés van: „{ $name }”
record-bad-entry = a fejléc „{ $name }” bejegyzése nem olyan fajta, amilyennek lennie kell
record-nameless = a fejléc nem nevezi meg a játékot vagy a helyek számát
record-no-seat = a napló { $number }. sora nem egy hely számával kezdődik: „{ $line }”
record-setup-refused = a felállást tiltja ez a szabály: { $rule }
record-bad-start = a kiinduló állás nem érthető
record-unknown-game = itt nincs „{ $game }” nevű játék
record-other-data = más komponensadatokkal készült: { $theirs }, az ittenieké { $ours }
record-other-box = ezzel a dobozzal készült: „{ $box }” (a komponensadatai: { $theirs }, az ittenieké { $ours }); add meg a doboz mappáját a --data kapcsolóval
record-our-box = a Krónika saját komponenseivel készült ({ $theirs }), itt viszont ez a doboz van használatban: „{ $box }” ({ $ours }); hagyd el a --data kapcsolót
record-bad-choice = { $what }: „{ $said }” nincs ezek között: { $known }
record-unclear = { ART($number) } { $number }. lépés nem érthető: „{ $words }”
record-refused = { ART($number) } { $number }. lépést („{ $words }”) tiltja ez a szabály: { $rule }
record-doubled = { ART($number) } { $number }. lépés („{ $words }”) ugyanannak a helynek a második választása ott, ahol csak egy van
record-not-over = eredményt nevez meg, de a játék nem ért véget
record-other-scores = a pontszámok: { $found }, a jegyzőkönyvben viszont ez áll: { $told }
record-uncommitted = a kezdőérték nem az, amelyre a vállalás szólt
record-other-draw = { ART($number) } { $number }. lépésnél a kezdőérték ezt adja: „{ $drawn }”, nem ezt: „{ $words }”
record-other-rules = a szabályok { $theirs }. változatát követi, ma { ART($ours) } { $ours }. változat érvényes
record-no-way = a lépései nem vihetők át a mai szabályokra ({ $error })
