/*
 * What the keys of each layout type. Facts of the national standards (ANSI INCITS 154, BS 4822, DIN 2137, ČSN 36 9050,
 * NF Z71-300, ABNT NBR 10346, TS 2117, ELOT 928, BDS 5237, SI 1452, IS 16350, BDS 1738, TIS 820, Tamil99, KS X 5002 and
 * others), compared with xkeyboard-config 2.35 (freedesktop.org); where systems differ, what most keyboards sold in the country do.
 * `œ`, `É` and the other capitals that French types with AltGr are of its variant on Linux (xkeyboard-config `fr(oss)`);
 * the AZERTY of Windows has none of them. The digits of Hindi are plain as on Windows; Linux has Devanagari's there.
 */
import type { KeyboardName } from './keyboardNames';

/** Characters by row, in the order of `KEY_ROWS` (core/keyboard/keys); a space for a key that types none. */
export type KeyCharacters = readonly [digits: string, upper: string, home: string, lower: string];

/** A layout of the keyboard. */
export interface KeyboardLayout {
  /** Null for one of another script, which is no choice: words in that script are typed on it. */
  readonly family: KeyboardName | null;
  /** The languages typed on it, as BCP 47 tags. */
  readonly languages: readonly string[];
  readonly plain: KeyCharacters;
  readonly withShift: KeyCharacters;
  /** Which of all these are dead keys: they wait for a letter and give it their mark. */
  readonly dead?: string;
  /** Pairs: what AltGr types, and the plain character of its key. */
  readonly withAltGr?: string;
  /** The same, for AltGr and Shift. */
  readonly withBoth?: string;
  /** The same, for what a key types alone after a consonant: in Tamil the sign of its vowel. */
  readonly afterConsonant?: string;
}

const US: KeyCharacters = ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", ' zxcvbnm,./'];
const US_SHIFT: KeyCharacters = ['~!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:"|', ' ZXCVBNM<>?'];

/** All layouts; the first one of a family, and of a script, is the usual one. */
export const LAYOUTS: readonly KeyboardLayout[] = [
  { family: 'qwerty', languages: ['en'], plain: US, withShift: US_SHIFT },
  {
    family: 'qwerty',
    languages: ['en-GB'],
    plain: ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'#", '\\zxcvbnm,./'],
    withShift: ['¬!"£$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:@~', '|ZXCVBNM<>?'],
    withAltGr: '€4',
  },
  {
    family: 'qwerty',
    languages: ['nl'],
    plain: ['`1234567890-=', 'qwertyuiop[]', 'asdfghjkl;´\\', ' zxcvbnm,./'],
    withShift: ['~!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:¨|', ' ZXCVBNM<>?'],
    dead: '`~^´¨',
    withAltGr: '€5ç,',
  },
  {
    family: 'qwerty',
    languages: ['pl'],
    plain: US,
    withShift: US_SHIFT,
    withAltGr: 'ąaćcęełlńnóośsźxżz€5',
    withBoth: 'ĄaĆcĘeŁlŃnÓoŚsŹxŻz',
  },
  {
    family: 'qwerty',
    languages: ['es', 'ca', 'gl', 'eu'],
    plain: ["º1234567890'¡", 'qwertyuiop`+', 'asdfghjklñ´ç', '<zxcvbnm,.-'],
    withShift: ['ª!"·$%&/()=?¿', 'QWERTYUIOP^*', 'ASDFGHJKLÑ¨Ç', '>ZXCVBNM;:_'],
    dead: '`´^¨',
    withAltGr: '\\º|1@2#3~4€e[`]+{´}ç',
  },
  {
    family: 'qwerty',
    languages: ['pt-BR'],
    plain: ["'1234567890-=", 'qwertyuiop´[', 'asdfghjklç~]', '\\zxcvbnm,.;/'],
    withShift: ['"!@#$%¨&*()_+', 'QWERTYUIOP`{', 'ASDFGHJKLÇ^}', '|ZXCVBNM<>:?'],
    dead: '´~¨`^',
  },
  {
    family: 'qwerty',
    languages: ['it'],
    plain: ["\\1234567890'ì", 'qwertyuiopè+', 'asdfghjklòàù', '<zxcvbnm,.-'],
    withShift: ['|!"£$%&/()=?^', 'QWERTYUIOPé*', 'ASDFGHJKLç°§', '>ZXCVBNM;:_'],
    withAltGr: '@ò#à[è]+€e',
  },
  {
    family: 'qwerty',
    languages: ['da'],
    plain: ['½1234567890+´', 'qwertyuiopå¨', "asdfghjklæø'", '<zxcvbnm,.-'],
    withShift: ['§!"#¤%&/()=?`', 'QWERTYUIOPÅ^', 'ASDFGHJKLÆØ*', '>ZXCVBNM;:_'],
    dead: '´¨`^',
    withAltGr: '@2£3$4{7[8]9}0|´€e\\<',
  },
  {
    family: 'qwerty',
    languages: ['nb'],
    plain: ['|1234567890+\\', 'qwertyuiopå¨', "asdfghjkløæ'", '<zxcvbnm,.-'],
    withShift: ['§!"#¤%&/()=?`', 'QWERTYUIOPÅ^', 'ASDFGHJKLØÆ*', '>ZXCVBNM;:_'],
    dead: '¨`^´',
    withAltGr: '@2£3$4{7[8]9}0´\\€e',
  },
  {
    family: 'qwerty',
    languages: ['fi', 'sv'],
    plain: ['§1234567890+´', 'qwertyuiopå¨', "asdfghjklöä'", '<zxcvbnm,.-'],
    withShift: ['½!"#¤%&/()=?`', 'QWERTYUIOPÅ^', 'ASDFGHJKLÖÄ*', '>ZXCVBNM;:_'],
    dead: '´¨`^',
    withAltGr: '@2£3$4{7[8]9}0\\+€e|<',
  },
  {
    family: 'qwerty',
    languages: ['tr'],
    plain: ['"1234567890*-', 'qwertyuıopğü', 'asdfghjklşi,', '<zxcvbnmöç.'],
    withShift: ["é!'^+%&/()=?_", 'QWERTYUIOPĞÜ', 'ASDFGHJKLŞİ;', '>ZXCVBNMÖÇ:'],
    dead: '^',
    withAltGr: '#3$4{7[8]9}0\\*|-@q€e₺t',
  },
  {
    family: 'qwertz',
    languages: ['de'],
    plain: ['^1234567890ß´', 'qwertzuiopü+', 'asdfghjklöä#', '<yxcvbnm,.-'],
    withShift: ['°!"§$%&/()=?`', 'QWERTZUIOPÜ*', "ASDFGHJKLÖÄ'", '>YXCVBNM;:_'],
    dead: '^´`',
    withAltGr: '{7[8]9}0\\ß@q€e~+|<',
  },
  {
    family: 'qwertz',
    languages: ['cs'],
    plain: [';+ěščřžýáíé=´', 'qwertzuiopú)', 'asdfghjklů§¨', '\\yxcvbnm,.-'],
    withShift: ['°1234567890%ˇ', 'QWERTZUIOP/(', 'ASDFGHJKL"!\'', '|YXCVBNM?:_'],
    dead: '´¨°ˇ',
    withAltGr: '\\q|w€e[f]g$ů#x&c@v{b}n<,>.*-',
  },
  {
    family: 'azerty',
    languages: ['fr'],
    plain: ['²&é"\'(-è_çà)=', 'azertyuiop^$', 'qsdfghjklmù*', '<wxcvbn,;:!'],
    withShift: [' 1234567890°+', 'AZERTYUIOP¨£', 'QSDFGHJKLM%µ', '>WXCVBN?./§'],
    dead: '^¨',
    withAltGr: '~é#"{\'[(|-`è\\_@à])}=€eœoæa',
    withBoth: 'ÉéÈèÇçÀàÙùŒoÆa',
  },
  {
    family: 'dvorak',
    languages: ['en'],
    plain: ['`1234567890[]', "',.pyfgcrl/=", 'aoeuidhtns-\\', ' ;qjkxbmwvz'],
    withShift: ['~!@#$%^&*(){}', '"<>PYFGCRL?+', 'AOEUIDHTNS_|', ' :QJKXBMWVZ'],
  },
  {
    family: 'colemak',
    languages: ['en'],
    plain: ['`1234567890-=', 'qwfpgjluy;[]', "arstdhneio'\\", ' zxcvbkm,./'],
    withShift: ['~!@#$%^&*()_+', 'QWFPGJLUY:{}', 'ARSTDHNEIO"|', ' ZXCVBKM<>?'],
  },
  {
    family: 'qwertz',
    languages: ['hr', 'sl', 'sr-Latn'],
    plain: ["¸1234567890'+", 'qwertzuiopšđ', 'asdfghjklčćž', '<yxcvbnm,.-'],
    withShift: ['¨!"#$%&/()=?*', 'QWERTZUIOPŠĐ', 'ASDFGHJKLČĆŽ', '>YXCVBNM;:_'],
    dead: '¸¨',
  },
  {
    family: 'qwertz',
    languages: ['sk'],
    plain: [';+ľščťžýáíé=´', 'qwertzuiopúä', 'asdfghjklô§ň', '&yxcvbnm,.-'],
    withShift: ['°1234567890%ˇ', 'QWERTZUIOP/(', 'ASDFGHJKL"!)', '*YXCVBNM?:_'],
    dead: '´°ˇ',
  },
  {
    family: 'qwertz',
    languages: ['hu'],
    plain: ['0123456789öüó', 'qwertzuiopőú', 'asdfghjkléáű', 'íyxcvbnm,.-'],
    withShift: ['§\'"+!%/=()ÖÜÓ', 'QWERTZUIOPŐÚ', 'ASDFGHJKLÉÁŰ', 'ÍYXCVBNM?:_'],
    withAltGr: '€u;,',
  },
  {
    family: 'qwerty',
    languages: ['ro'],
    plain: ['„1234567890-=', 'qwertyuiopăî', 'asdfghjklșțâ', '\\zxcvbnm,./'],
    withShift: ['”!@#$%^&*()_+', 'QWERTYUIOPĂÎ', 'ASDFGHJKLȘȚÂ', '|ZXCVBNM;:?'],
    withAltGr: "€e'ț;ș",
    withBoth: '"ț:ș',
  },
  {
    family: 'qwerty',
    languages: ['et'],
    plain: ['ˇ1234567890+´', 'qwertyuiopüõ', "asdfghjklöä'", '<zxcvbnm,.-'],
    withShift: ['~!"#¤%&/()=?`', 'QWERTYUIOPÜÕ', 'ASDFGHJKLÖÄ*', '>ZXCVBNM;:_'],
    dead: 'ˇ~´`',
    withAltGr: 'šsžz€e',
    withBoth: 'ŠsŽz',
  },
  {
    family: 'qwerty',
    languages: ['is'],
    plain: ['°1234567890ö-', "qwertyuiopð'", 'asdfghjklæ´+', '<zxcvbnm,.þ'],
    withShift: ['¨!"#$%&/()=Ö_', 'QWERTYUIOPÐ?', "ASDFGHJKLÆ'*", '>ZXCVBNM;:Þ'],
    dead: '°¨´',
    withAltGr: '€e',
  },
  {
    family: 'qwerty',
    languages: ['lv'],
    plain: US,
    withShift: US_SHIFT,
    withAltGr: 'āačcēeģgīiķkļlņnšsūužz€4',
    withBoth: 'ĀaČcĒeĢgĪiĶkĻlŅnŠsŪuŽz',
  },
  {
    family: 'qwerty',
    languages: ['lt'],
    plain: ['`ąčęėįšųū90-ž', 'qwertyuiop[]', "asdfghjkl;'\\", ' zxcvbnm,./'],
    withShift: ['~ĄČĘĖĮŠŲŪ()_Ž', 'QWERTYUIOP{}', 'ASDFGHJKL:"|', ' ZXCVBNM<>?'],
    withAltGr: '1ą2č3ę4ė5į6š7ų8ū=ž',
    withBoth: '!ą@č#ę$ė%į^š&ų*ū+ž',
  },
  {
    family: null,
    languages: ['el'],
    plain: ['`1234567890-=', ';ςερτυθιοπ[]', "ασδφγηξκλ΄'\\", '<ζχψωβνμ,./'],
    withShift: ['~!@#$%^&*()_+', ':΅ΕΡΤΥΘΙΟΠ{}', 'ΑΣΔΦΓΗΞΚΛ¨"|', '>ΖΧΨΩΒΝΜ<>?'],
    dead: '΄¨΅',
    withAltGr: '€ε',
  },
  {
    family: null,
    languages: ['ru'],
    plain: ['ё1234567890-=', 'йцукенгшщзхъ', 'фывапролджэ\\', ' ячсмитьбю.'],
    withShift: ['Ё!"№;%:?*()_+', 'ЙЦУКЕНГШЩЗХЪ', 'ФЫВАПРОЛДЖЭ/', ' ЯЧСМИТЬБЮ,'],
  },
  {
    family: null,
    languages: ['uk'],
    plain: ["'1234567890-=", 'йцукенгшщзхї', 'фівапролджєґ', ' ячсмитьбю.'],
    withShift: ['₴!"№;%:?*()_+', 'ЙЦУКЕНГШЩЗХЇ', 'ФІВАПРОЛДЖЄҐ', ' ЯЧСМИТЬБЮ,'],
  },
  {
    family: null,
    languages: ['bg'],
    plain: ['(1234567890-.', ',уеишщксдзц;', 'ьяаожгтнвмч„', ' юйъэфхпрлб'],
    withShift: [')!?+"%=:/–№$€', 'ыУЕИШЩКСДЗЦ§', 'ѝЯАОЖГТНВМЧ“', ' ЮЙЪЭФХПРЛБ'],
  },
  {
    family: null,
    languages: ['sr-Cyrl'],
    plain: ["`1234567890'+", 'љњертзуиопшђ', 'асдфгхјклчћж', '<ѕџцвбнм,.-'],
    withShift: ['~!"#$%&/()=?*', 'ЉЊЕРТЗУИОПШЂ', 'АСДФГХЈКЛЧЋЖ', '>ЅЏЦВБНМ;:_'],
  },
  {
    family: null,
    languages: ['mk'],
    plain: ['`1234567890-=', 'љњертѕуиопшѓ', 'асдфгхјклчќж', ' зџцвбнм,./'],
    withShift: ['~!„“’%‘&*()_+', 'ЉЊЕРТЅУИОПШЃ', 'АСДФГХЈКЛЧЌЖ', ' ЗЏЦВБНМ;:?'],
  },
  {
    family: null,
    languages: ['be'],
    plain: ['ё1234567890-=', "йцукенгшўзх'", 'фывапролджэ\\', ' ячсмітьбю.'],
    withShift: ['Ё!"№;%:?*()_+', "ЙЦУКЕНГШЎЗХ'", 'ФЫВАПРОЛДЖЭ/', ' ЯЧСМІТЬБЮ,'],
  },
  {
    family: null,
    languages: ['he'],
    plain: [';1234567890-=', "/'קראטוןםפ][", 'שדגכעיחלךף,\\', ' זסבהנמצתץ.'],
    withShift: ['~!@#$%^&*)(_+', 'QWERTYUIOP}{', 'ASDFGHJKL:"|', ' ZXCVBNM><?'],
  },
  {
    family: null,
    languages: ['ar'],
    plain: ['ذ1234567890-=', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط\\', ' ئءؤرﻻىةوزظ'],
    withShift: ['ّ!@#$%^&*)(_+', 'ًٌَُﻹإ`÷×؛<>', 'ٍِ][ﻷأـ،/:"|', " ~ْ}{ﻵآ',.؟"],
  },
  {
    family: null,
    languages: ['fa'],
    plain: [' ۱۲۳۴۵۶۷۸۹۰-=', 'ضصثقفغعهخحجچ', 'شسیبلاتنمکگ\\', ' ظطزرذدپو./'],
    withAltGr: '"گ',
    withShift: ['÷!٬٫﷼٪×،*)(ـ+', 'ًٌٍَُِّْ][}{', 'ؤئيإأآة»«:؛|', ' كٓژٰ\u200cٔء><؟'],
  },
  {
    family: null,
    languages: ['hi'],
    plain: ['ॊ1234567890-ृ', 'ौैाीूबहगदजड़', 'ोे्िुपरकतचटॉ', ' ॆंमनवलस,.य'],
    withShift: ['ऒऍॅ#$%^&*()ःऋ', 'औऐआईऊभङघधझढञ', 'ओएअइउफ\u0931खथछठऑ', ' ऎँण\u0929\u0934ळशष।\u095f'],
    withAltGr: '१1२2३3४4५5६6७7८8९9०0/य॥.',
    withBoth: '!1?यऽ.',
  },
  {
    family: null,
    languages: ['bn'],
    plain: ['`১২৩৪৫৬৭৮৯০-=', 'ঙযডপটচজহগ\u09dc[]', "ৃুিব্াকতদ;'\\", ' ঁোেরনসম,./'],
    withShift: ['~!@#$%^&*()_+', 'ং\u09dfঢফঠছঝঞঘ\u09dd{}', 'ৗূীভ।অখথধ:"|', ' ঃৌৈলণষশ<>?'],
    withAltGr: 'ঋৃউুইিআাওোএেৎত\u09bc.৳4\u200c-\u200d=',
    withBoth: 'ঊুঈিঔোঐে',
  },
  {
    family: null,
    languages: ['ta'],
    plain: ['`1234567890-=', 'ஆஈஊஐஏளறனடணசஞ', 'அஇஉ்எகபமதநய\\', ' ஔஓஒவஙலர,.ழ'],
    withShift: ['~!@#$%^&*()_+', 'ஸஷஜஹ      {}', '   ஃ     :"|', '        <>?'],
    afterConsonant: 'ாஆீஈூஊைஐேஏிஇுஉெஎௌஔோஓொஒ',
  },
  {
    family: null,
    languages: ['th'],
    plain: ['_ๅ/-ภถุึคตจขช', 'ๆไำพะัีรนยบล', 'ฟหกดเ้่าสวงฃ', ' ผปแอิืทมใฝ'],
    withShift: ['%+๑๒๓๔ู฿๕๖๗๘๙', '๐"ฎฑธํ๊ณฯญฐ,', 'ฤฆฏโฌ็๋ษศซ.ฅ', ' ()ฉฮฺ์?ฒฬฦ'],
  },
  {
    family: null,
    languages: ['ko'],
    plain: ['`1234567890-=', 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]', "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;'\\", ' ㅋㅌㅊㅍㅠㅜㅡ,./'],
    withShift: ['~!@#$%^&*()_+', 'ㅃㅉㄸㄲㅆ   ㅒㅖ{}', '         :"|', '        <>?'],
  },
];
