import type { Language } from '../wordSources';

export const german: Language = {
  name: 'german',
  locale: 'de',
  alphabet: 'abcdefghijklmnopqrstuvwxyzäöüß',
  minEmoji: 1,
  earlier: ['formel'],
  everyday: `
    ich du er sie es wir ihr mich dich uns euch mir dir ihm ihn ihnen mein dein sein unser euer kein man wer
    was wen wem wo wann warum wie wohin woher welche welcher welches dieser diese dieses jener jede jeder
    jedes alle alles viel viele wenig mehr meist einige manche etwas nichts jemand niemand und oder aber
    denn doch sondern weil dass damit wenn falls obwohl während bevor nachdem seit bis sobald solange also
    deshalb trotzdem dennoch jedoch außerdem zuerst danach dann jetzt nun heute gestern morgen immer nie
    niemals oft manchmal selten wieder schon noch bald gerade gleich sofort endlich plötzlich hier dort da
    überall irgendwo draußen drinnen zwischen neben gegen ohne für bei aus von zum zur vom am beim ins fast
    ganz sehr ziemlich genug nur auch sogar vielleicht wahrscheinlich bestimmt sicher wirklich eigentlich
    natürlich leider gern lieber besser haben hatte hat hast habe war waren wäre bin bist ist sind wird
    werden wurde kann können konnte muss müssen darf dürfen soll sollen will wollen möchte machen macht
    gemacht gehen geht ging kommen kommt kam sehen sieht geben gibt nehmen nimmt finden stehen bleiben
    bringen denken dachte wissen weiß glauben meinen heißen sagen sagt sprechen fragen antworten erzählen
    erklären zeigen hören lernen lehren schreiben rechnen arbeiten helfen brauchen suchen versuchen beginnen
    anfangen aufhören enden öffnen schließen legen setzen stellen tragen ziehen halten fallen steigen folgen
    führen leben wohnen kaufen verkaufen bezahlen leihen schenken teilen wählen ändern wachsen bauen kochen
    backen feiern freuen hoffen wünschen vergleichen verstehen erinnern erkennen entscheiden erreichen
    gelingen gehören gefallen scheinen einfach schwierig leicht wichtig richtig falsch möglich unmöglich
    nötig bekannt fremd neu alt jung schnell langsam früh spät kurz lang breit schmal hoch tief nah fern
    weit offen voll leer stark sauber frisch reif bunt hell dunkel fleißig höflich ehrlich klug mutig
    geduldig allein zusammen gemeinsam eigen ander andere anderen nächste letzte erste zweite dritte hundert
    tausend zwanzig dreißig
  `,
  leftOut: `
    formel
    *es *em *nder *nde *nden *ter *ener *enen *elnd *end böse lol omg keycap hdl xoxo haha hehe hihi five
    wow zzz rofl muahaha wuff bäh ätsch gemein flirten schlagen küss* abcd lgbt* bisexuell burm* afro
    afrika* adelig chinesische cantaloupe beleid* birthday brot* brezn brezen brei brr deprimiert depressiv
    ding dong dumm* blöd* bettel* dumpling dürr empanada erfrieren ermahn* explod* fiebrig französisch*
    feixen fegen frites giftig gähn* gefräßig hi hau hm hmm hmpf hurra husten hypnot* häss* ironisch irre*
    irres italienisch jammerd jawoll juhu knutsch kotz* lecken* leckend* leiden* lesbisch like luxuriös
    löchrig makeup mmh muh mäh nascar nee nerv neutrales ohje oje oh oktober* okay panisch porös potsticker
    pst psst puh quak* qual* queer rasier* rothaarig sabber* schell schnarch schwul* schweizerisch seelig
    sterb* sorry störrisch stutzig tack tempura tick todernst trans tree tschüss ugen ups verfallen* verwes*
    vhs verschmutzt wau weg* widerlich yay zerbrechen zerbrochen zerstoßen zikade zyan öde miau aufgedunsen
    austreten blondhaarig einschaltem drannehmen drankommen flennen genervt* grauhaarig haarlos hinab kahl*
    krächzen krabbel saurier schmeck schnipp schäm* schluchzen verdutzt* verscheuchen wegscheuchen weinen*
    wein* würfeln zugemauert zukneifen zusammenpassen weißhaarig unterwerfen introvertiert industriell
    stinken schrecklich tot* hacken süffisant umbauen lateinisch* dinosaurier ciao umzieh* verhakt*
    explodieren schwitz* küssendes verrollen austr* kommentarlos angekreuz* abgekippt alter einhöckrig
    zweihöckrig beten sch zutritt erfrischung feier becher brezel giraffe grille haferbrei igel insekt
    kerzen kloß strohhalm strumpf strümpfe stäbchen suppe schüssel tier trinkhalm wasser zebra sandwich
    socken soda silber spitzer flecken linsen locken sorgen ton schlaf schlag mathe ankreuz astronomie
    aquamarin grashüpfer tastenkappe brause happy smart hey wahren bergen extrafett mittellaut
    selbstgefällig gehts einteiliger klassizistisch vorheriger incognito de erwachsene puzzeln relaxen
    misstrauen
  `,
};
