import type { Language } from '../wordSources';

export const norwegian: Language = {
  name: 'norwegian',
  locale: 'no',
  alphabet: 'abcdefghijklmnopqrstuvwxyzæøåéòô',
  minEmoji: 2,
  everyday: `
    jeg du han hun den det vi dere de meg deg ham henne oss dem min din sin vår deres denne dette disse hvem
    hva hvor når hvorfor hvordan hvilken og eller men for så hvis at som fordi selv mens da siden før inntil
    også ennå allerede alltid aldri ofte noen ganger igjen nå dag går morgen senere her der overalt ovenfor
    nedenfor ved mot uten hos gjennom mellom ifølge under over rundt langs mye mer mest litt mindre alle alt
    hver noe ingen intet andre annen annet egen bare alene sammen nesten ganske best bedre kanskje sikkert
    naturligvis egentlig gjerne være er har hadde hatt bli blir ble kunne kan måtte må får fikk vil ville
    skal skulle gå gikk komme kommer kom gjøre gjør gjorde si sier sa gi gir ga ta tar tok finne stå står
    sto bringe tenke vite vet tro heter snakke spørre svare fortelle forklare vise høre lære lese skrive
    regne arbeide hjelpe trenge søke prøve begynne slutte åpne lukke legge sette bære trekke følge lede leve
    bo kjøpe selge betale låne dele velge endre vokse bygge bake feire håpe ønske forstå huske kjenne
    bestemme lykkes virke enkel enkelt vanskelig viktig riktig feil mulig nødvendig kjent fremmed ny nytt
    nye gamle unge lang langt kort bred smal tidlig sen rask raskt sakte nær fri ren moden ærlig modig
    tålmodig uke måned år tid time minutt stund mor bror søster sønn datter venn venner land gate rom dør
    vindu bord navn ord setning historie svar tall del gruppe begynnelse slutt eksempel grunn måte
  `,
  leftOut: `
    lol omg bff haha hoho meh afro and cool birdie five high chart cookie dating ber mik nam ur fransk
    europeisk sex* sykdom feber ond ondt gråt gråter gråtende krig våpen død* utdødd protese panikk krim
    heks bønn sjokk* skadedyr pukkel syk sykepl* oops ok okay yen redd slengkyss grimase kjønnsnøytral
    sarkas* skrekk fare blod* sint gal dum* glisende glis glisefjes kattefjes kaldsvette svette svetter
    fortvil* slå slår stum hjerteøyne måneansikt frykt uhell full motgående prangende refleksvest kølle
  `,
};
