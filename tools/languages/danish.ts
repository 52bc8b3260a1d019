import type { Language } from '../wordSources';

export const danish: Language = {
  name: 'danish',
  locale: 'da',
  alphabet: 'abcdefghijklmnopqrstuvwxyzæøåé',
  minEmoji: 2,
  everyday: `
    jeg du han hun den det vi de mig dig ham hende os jer dem min din sin vores deres denne dette disse hvem
    hvad hvor hvornår hvorfor hvordan hvilken og eller men for så hvis at som fordi selvom mens da siden før
    indtil også endnu allerede altid aldrig ofte sommetider igen nu dag går morgen senere her der overalt
    ovenfor nedenfor ved mod uden hos gennem mellem ifølge under over rundt langs meget mere mest lidt
    mindre alle alt hver nogen noget nogle ingen intet andre anden andet selv egen kun alene sammen næsten
    ganske bedst bedre måske sikkert naturligvis egentlig gerne være er har havde haft blive bliver blev
    kunne kan måtte må får fik vil ville skal skulle gå gik komme kommer kom gøre gør gjorde sige siger
    sagde give giver gav tage tager tog finde stå står stod bringe tænke vide tro hedder snakke spørge svare
    fortælle forklare vise høre lære læse skrive regne arbejde hjælpe behøve søge prøve begynde slutte åbne
    lukke lægge sætte bære trække følge lede leve bo købe sælge betale låne dele vælge ændre vokse bygge
    bage fejre håbe ønske forstå huske kende beslutte nå lykkes virke enkel enkelt svær svært vigtig vigtigt
    rigtig forkert mulig muligt nødvendig kendt fremmed ny nyt nye gamle unge lang langt kort bred smal
    tidlig sen hurtig langsomt nær fri ren moden ærlig modig tålmodig uge måned år tid time minut stund mor
    bror søster søn datter ven venner land gade rum dør vindue bord navn ord sætning historie svar tal del
    gruppe begyndelse slutning eksempel grund måde
  `,
  leftOut: `
    omg lol zzz yen hahaha haha hmm whatever high five and amor cool wow lgbt* bi chok* angst feber syg*
    død* hovedpine bande ulykke* sygdom sex* fjollet heks grædende græd* bodybuilder ballerina cd dvd afro
    protese slagtøj hylende uddød monster skyd* sved koldsved sveddråbe svensknøgle ups blod* vred krig
    våben sarkas* kødben karbad redebygning julemand slå slår bryst* panik bede smileøjne hjerteøjne
    kattehoved blafrende skyline førerhund uimponeret hestevæddeløb væddeløbshest isdessert halvlille clips
    gev* puds* dum* okay ok
  `,
};
