import type { Language } from '../wordSources';

export const dutch: Language = {
  name: 'dutch',
  locale: 'nl',
  alphabet: 'abcdefghijklmnopqrstuvwxyzàáâçèéêëíïóôöúûü',
  minEmoji: 2,
  everyday: `
    ik jij je hij zij ze wij we jullie mij hem ons hun mijn jouw zijn haar onze deze dit dat die wie wat
    waar wanneer waarom hoe welke en of maar want dus omdat hoewel terwijl als toen sinds voordat nadat
    totdat ook nog al altijd nooit vaak soms weer nu straks vandaag gisteren morgen later eerder hier daar
    overal ergens boven beneden naast tegen zonder bij door tussen volgens tijdens over rond langs veel meer
    meest weinig minder alle alles elke ieder iedereen iemand niemand enkele sommige andere ander zelf eigen
    alleen samen bijna heel erg zeer best beter misschien zeker natuurlijk eigenlijk graag hebben heeft had
    hebt worden wordt werd kunnen kan kon moeten moest mogen mag willen wil zullen zal zou gaan gaat ging
    komen komt kwam doen doet deed zeggen zegt zei geven gaf nemen nam vinden vond staan stond blijven bleef
    brengen denken dacht weten geloven heten praten vragen antwoorden vertellen uitleggen tonen horen leren
    rekenen werken helpen zoeken proberen beginnen eindigen sluiten leggen zetten dragen trekken volgen
    leiden leven wonen kopen verkopen betalen lenen delen kiezen veranderen groeien bakken vieren hopen
    wensen begrijpen herinneren herkennen beslissen bereiken lukken lijken makkelijk moeilijk belangrijk
    juist fout mogelijk nodig bekend vreemd jonge lange korte brede dikke dunne vroeg laat kort lang breed
    diep dichtbij ver vrij schoon rijp druk rustig eerlijk slim moedig geduldig dag week maand jaar eeuw uur
    minuut moment man vrouw kind broer zus vader moeder zoon dochter vriend vriendin mensen land dorp straat
    huis kamer deur raam tafel naam woord zin verhaal vraag antwoord getal deel groep begin einde voorbeeld
    reden manier
  `,
  leftOut: `
    hvj lol omg xoxo bff lmao rofl roflmao zzz haha hehe ugh wauw wow yen five high hole cartoonesk flirten
    boze dichtgeknepen kruis frans europees australië sarcas* skeptisch triest huilen kattengezicht bah boe
    bidden gebed angst* bot koorts ziekte dood* hoofdpijn gek sterven uitsterven heks monster lab naald
    prothese chopsticks cd cupido shinkansen kerst* afro gebroken gewichtheffen gezegend schimmel jaloers
    jazz knal sip skaten settelen valentijn penalty miljoenenstad cosmetica kerstvrouw ornithologie boef
    dikgedrukt ongedierte buste engelachtig dvd hmm bloed* opgestoken gok* flirt* brand branden
  `,
};
