import type { Language } from '../wordSources';

export const polish: Language = {
  name: 'polish',
  locale: 'pl',
  alphabet: 'abcdefghijklmnopqrstuvwxyząćęłńóśźż',
  minEmoji: 2,
  earlier: ['mikołaj'],
  everyday: `
    ja ty on ona ono my wy oni one mnie ciebie jego jej nas was ich mój twój swój nasz wasz ten ta tamten
    kto co który która które kiedy gdzie dlaczego jak czy ale albo lub więc bo ponieważ choć że żeby jeśli
    gdy zanim aż dopóki także też jeszcze już zawsze nigdy często czasem znowu teraz dziś dzisiaj wczoraj
    jutro później wcześniej tu tutaj wszędzie gdzieś obok przeciw przez między według podczas nad pod przy
    dla bardzo dużo więcej najwięcej mało mniej wszyscy każdy ktoś coś niektóre inny inna inne sam sama
    własny tylko razem prawie całkiem dobrze lepiej najlepiej może pewnie oczywiście właściwie chętnie być
    jest był była było będzie są mieć ma miał mógł musieć musi chcieć chce iść idzie szedł przyjść robić
    robi zrobić mówić powiedzieć dać dawać brać wziąć znaleźć stać zostać nieść myśleć wiedzieć wie wierzyć
    nazywać rozmawiać pytać odpowiadać opowiadać wyjaśniać pokazać słuchać uczyć liczyć pracować pomagać
    potrzebować szukać próbować zacząć kończyć otwierać zamykać kłaść nosić ciągnąć prowadzić żyć mieszkać
    kupować sprzedawać pożyczać dzielić wybierać zmieniać rosnąć budować gotować świętować cieszyć życzyć
    rozumieć pamiętać znać decydować łatwy łatwo trudny trudno ważny ważne dobry możliwy potrzebny znany
    obcy nowa długi długa krótki krótko szeroki wąski wczesny późny bliski daleki wolny świeży cichy mądra
    odważny dzień tydzień miesiąc rok wiek minuta chwila brat siostra ojciec matka syn córka przyjaciel kraj
    wieś ulica pokój drzwi okno stół imię słowo zdanie historia odpowiedź liczba część grupa początek koniec
    przykład powód sposób
  `,
  leftOut: `
    mikołaj
    haha hehe omg lol zzz wow wtf hm hmm gej lesb* lgbt* afro ból buzi ślę całująca ciemny cios chory
    chorob* śmierć wymarły gorączka proteza brzydkie grób* pali* krzyż* krzyk irytacja dziki trzęsienie
    sarkazm shinkansen pendolino narodzenie goryl bicie bezradność wół senność garb lotosu kosmici
    czarownica wiedźma snorkeling strach uderzenie krew krwi wojn* broń kopniak kopnąć modl* alkohol piwo
    wino pić wściek* głup* tłusty gruby gruba petardy siwa siwy pot poci* potu spocony cool fast food taxi
    jen jena iks pożar och hej gad gnieżdżenie szkodnik szpieg starzec pierś* piwa zło boże parafka psiaczek
    rak
  `,
};
