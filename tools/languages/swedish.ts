import type { Language } from '../wordSources';

export const swedish: Language = {
  name: 'swedish',
  locale: 'sv',
  alphabet: 'abcdefghijklmnopqrstuvwxyzåäöéà',
  minEmoji: 2,
  everyday: `
    jag du han hon den det vi ni de mig dig honom henne oss er dem min din sin vår ert deras denna detta
    dessa vem vad var när varför hur vilken och eller men för så om att som eftersom fast medan då sedan
    innan tills också ännu redan alltid aldrig ofta ibland igen nu idag igår imorgon senare här där överallt
    någonstans ovan nedan bredvid mot utan hos genom mellan enligt under över runt längs mycket mer mest
    lite mindre alla allt varje någon något några ingen inget andra annan annat själv egen bara ensam
    tillsammans nästan ganska väldigt bäst bättre kanske säkert naturligtvis egentligen gärna vara är har
    hade haft bli blir blev kunna kan kunde måste får fick vill ville ska skulle gå går gick komma kommer
    kom göra gör gjorde säga säger sade ge ger gav ta tar tog finna stå står stod stanna bringa tänka veta
    vet tro heter prata fråga svara berätta förklara visa höra lära läsa skriva räkna arbeta hjälpa behöva
    söka försöka börja sluta öppna stänga lägga sätta bära dra följa leda leva bo köpa sälja betala låna
    dela välja ändra växa bygga laga baka fira hoppas önska förstå minnas känna besluta nå lyckas verka
    enkel enkelt svår svårt viktig viktigt rätt fel möjlig möjligt nödvändig känd främmande ny nytt nya
    gammalt unga lång långt kort bred smal tidig sen snabb snabbt långsam nära fri ren mogen tyst ärlig klok
    modig tålig dag vecka månad år tid timme minut stund mamma bror syster far mor son dotter vän vänner
    land by gata rum dörr fönster bord namn ord mening historia svar tal del grupp början slut exempel skäl
    sätt
  `,
  leftOut: `
    lol omg zzz and cool five high be sex not gråt* sjuk* död* ond skaldjur chock* utrotad protes blod*
    panik pc religion häxa bön könsneutral klubba slag* slå ok okej åh yen sjukdom afro jultomte jätteroligt
    sarkas* uttråkad uttröttad omtumlad knuffar vapen rosiga flin flinande flina kallsvettig pussande
    svettdroppe svettig svett högklackad nedslagen arg kyss tokig* rädd orolig snarkar fet sparka sopp* dum
    åttauddig mellanliten mellanstor bi oväder
  `,
};
