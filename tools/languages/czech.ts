import type { Language } from '../wordSources';

export const czech: Language = {
  name: 'czech',
  locale: 'cs',
  alphabet: 'abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž',
  minEmoji: 3,
  earlier: ['vánoce'],
  everyday: `
    já ty on ona ono my vy oni mě tebe jeho její nás vás jejich můj tvůj svůj náš váš ten ta to tento tato
    tam kdo co který která které kdy kde proč jak zda ale nebo tedy protože ačkoli že aby jestli když než
    dokud také ještě už vždy nikdy často někdy zase teď dnes včera zítra později dříve tady všude někde
    vedle proti přes mezi podle během nad pod při pro velmi hodně více nejvíce málo méně všichni každý někdo
    něco některé jiný jiná jiné sám sama vlastní jenom spolu skoro docela dobře lépe možná jistě ovšem
    vlastně rád ráda být jsem jsi jsme byl byla bylo bude jsou mít má měl může mohl muset musí chtít chce
    jde šel přijít dělat dělá udělat říkat říci dát dávat brát vzít najít stát zůstat nést myslet vědět ví
    věřit jmenovat povídat ptát odpovídat vyprávět vysvětlit ukázat slyšet poslouchat učit počítat pracovat
    pomáhat potřebovat hledat zkoušet začít končit otevřít zavřít položit nosit táhnout vést žít bydlet
    kupovat prodávat půjčit dělit vybrat změnit růst stavět vařit slavit těšit přát rozumět pamatovat znát
    rozhodnout snadný snadno těžký těžko důležitý správný možný potřebný známý cizí nová dlouhý krátký
    široký úzký brzký pozdní blízký daleký svěží moudrý odvážný den týden rok minuta chvíle bratr sestra syn
    dcera přítel přátelé vesnice ulice pokoj dveře okno stůl jméno slovo věta příběh otázka odpověď číslo
    část skupina začátek konec příklad důvod způsob
  `,
  leftOut: `
    vánoce
    omg lol haha hehe zzz wow wtf ily led cédéčko pst pšt jejda hurá city five high fastfood modlit modlitba
    bolest bolí horečk* nemoc* krev smrt mrtv* válk* zbra* zbraň protéza proté* vyhynulý zlo zlý líbající
    pusou brečet plačící afro blond blondýn* rak predátor výbuch bum hnus* vztek* hloup* strach stres sádlo
    žral* cigar* kouřící kouř* pivo víno alkohol čarodějka čarodějnice děs šelma šílen* prsa ohrom* vyplaz*
    chrnět pochrupovat šlofík závist otrav* řehtat křenit truck retro santa pusinka pusa čínský latinka
    latince novorozen* nemluvně kojenec chundelatý vyděšený
  `,
};
