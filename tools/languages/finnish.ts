import type { Language } from '../wordSources';

export const finnish: Language = {
  name: 'finnish',
  locale: 'fi',
  alphabet: 'abcdefghijklmnopqrstuvwxyzäöå',
  minEmoji: 2,
  everyday: `
    minä sinä hän me te he se tämä tuo nämä nuo joka mikä kuka mitä missä mihin milloin miksi miten kuinka
    ja tai mutta sekä että jos kun koska vaikka kunnes sillä siis myös vielä jo aina usein joskus taas nyt
    tänään eilen huomenna myöhemmin täällä siellä tässä tuolla kaikkialla jossakin vieressä ilman kanssa
    läpi välissä mukaan aikana yli ali ympäri pitkin paljon enemmän eniten vähän vähemmän kaikki jokainen
    joku jotain jokin muutama eräs muu muut toinen itse oma vain yksin yhdessä melkein aivan hyvin paras
    parempi ehkä varmasti tietysti oikeastaan mielellään olla on oli ollut tulla tulee tuli voida voi pitää
    piti saada saa sai haluta haluaa aikoa mennä menee meni tehdä tekee teki sanoa sanoo sanoi antaa antoi
    ottaa otti löytää seistä jäädä tuoda ajatella tietää uskoa puhua kysyä vastata kertoa selittää näyttää
    kuulla oppia lukea laskea auttaa tarvita etsiä yrittää alkaa loppua avata sulkea panna asettaa kantaa
    vetää seurata johtaa elää asua ostaa myydä maksaa lainata jakaa valita muuttaa kasvaa rakentaa leipoa
    juhlia toivoa ymmärtää muistaa tuntea päättää onnistua helppo vaikea tärkeä väärä mahdollinen tarpeen
    tunnettu vieras uusi pitkä lyhyt leveä kapea aikainen myöhäinen nopea hidas lähellä kaukana vapaa kypsä
    rehellinen rohkea kärsivällinen päivä viikko kuukausi vuosi tunti minuutti hetki veli sisko isä poika
    tytär ystävä ihmiset maa kylä katu huone ovi ikkuna pöytä nimi sana lause tarina kysymys vastaus luku
    osa ryhmä loppu esimerkki syy tapa
  `,
  leftOut: `
    omg zzz ok itku itkevä sairaus tauti kuoll* kuole* pelokas pusu pusunaama sukupuutto tuholainen paniikki
    miespuol* naispuol* rinta* luoti* shinkansen yen hups hurraa noita* velho hirmumyrsky ahdist* ylävitonen
    mykisty* tyrmistynyt kissanaama karvainen potkaista isku hätä vessa hauta tulipalo maan* katsojaan kelaa
    kelaus veri* ase mököttävä nolo irvi* räjäh* kuume ötökkä sian rasti kertolasku huuto
  `,
};
