import type { Language } from '../wordSources';

export const turkish: Language = {
  name: 'turkish',
  locale: 'tr',
  alphabet: 'abcçdefgğhıijklmnoöprsştuüvyzâîû',
  minEmoji: 2,
  earlier: ['noel'],
  everyday: `
    ben sen biz siz onlar beni sana ona bize size onu bana bizim sizin onların benim senin onun bu şu kim ne
    nerede nereye niçin neden nasıl hangi kaç ile veya ama fakat çünkü eğer ise hem ya da de ki yani ayrıca
    bile daha artık hep asla sık bazen yine şimdi bugün dün yarın sonra önce burada orada şurada yanında
    karşı göre kadar için gibi üzere arasında boyunca hakkında pek en az fazla bütün tüm bazı birkaç herkes
    kimse bir şey hiç başka diğer kendi yalnız yalnızca sadece beraber hemen neredeyse oldukça iyi kötü
    belki elbette aslında lütfen olmak oldu olur olacak etti eder vardı var yok olabilir gerek lazım istemek
    ister gitmek gider gitti gelmek gelir geldi yapmak yapar yaptı demek dedi söylemek söyler vermek verir
    verdi almak alır aldı bulmak buldu durmak kalmak kaldı getirmek düşünmek bilmek bilir inanmak konuşmak
    sormak cevap anlatmak açıklamak göstermek duymak dinlemek öğrenmek okumak yazmak saymak yardım aramak
    denemek başlamak bitirmek açmak kapatmak koymak taşımak çekmek izlemek yaşamak oturmak satmak ödemek
    paylaşmak seçmek değiştirmek büyümek pişirmek kutlamak ummak dilemek anlamak hatırlamak tanımak başarmak
    kolay zor önemli doğru yanlış mümkün gerekli yabancı yeni eski genç uzun kısa geniş dar erken geç hızlı
    yavaş yakın uzak boş dolu temiz taze dürüst akıllı cesur sabırlı gün hafta ay yıl dakika an kardeş abla
    anne oğul kız arkadaş insanlar ülke köy sokak oda kapı pencere masa isim kelime cümle hikaye sayı bölüm
    grup baş son örnek sebep yol
  `,
  leftOut: `
    noel
    lol zzz muah muck haha hahaha ahaha acı ağrı* hasta* ölü* savaş* silah* kan katil kutsal dua kilise cami
    tanrı* vampir deprem protez kurşun hastalık haşere marmaray shinkansen santa claus cilve kanka kanki
    aman utanç iğrenç şapşal* tembel korkunç korku* korkmuş panik sigara içki şarap bira şişkin etobur dişi
    göğüs meme* gaga sıçan kelepçe casus vurmak vuruş tekme kaza yangın büyücü cadı büyü güm boynuz soyu
    nesli fişek domuz öpen öptüm öpüşme bayan amerika ingiliz fransız çin vejetaryen canı acil surat somurt*
    sinirli terli şoke kırgın burç yengeç koç başak olamaz mutsuz kafası yaban
  `,
};
