/**
 * Words that no list may have (`kill*` matches all that begin with it), and exceptions that mean something else.
 */
export interface Unwanted {
  readonly stems: string;
  readonly exceptions: string;
}

/** What tools/words.test.ts looks for in every list. Independent of what `npm run words` leaves out. */
export const UNWANTED: Readonly<Record<string, Unwanted>> = {
  english: {
    stems: `
      abus* attack* blood* corpse* dead* death* die* drug* fight* gun* hate* idiot* kill* knife* murder*
      naked nazi* poison* porn* racis* rape* sex* shoot* slave* slut* stupid* suicid* terror* tortur*
      violen* virgin* war* weapon* whor* bomb*
    `,
    exceptions: 'dead deadline diesel diet warm* warn* warp* warrant warranty wary ward* warehouse',
  },
  french: {
    stems: `
      arme armes assassin* baise* bombe* bordel cancer* cercueil con connard* conne cons cul diable* dieu*
      drogue* enfer fusil* guerre* haine* maladie* merde* meurtr* mort* nazi* putain* pute* salope* sang*
      sexe* suicid* tuer viol*
    `,
    exceptions: 'violet violon',
  },
  german: {
    stems: `
      arsch* blut* dumm* gott* hass* hure* hölle* idiot* krank* krieg* leiche* messer* mord* nackt* nazi*
      scheiß* schwul* sex* sterb* teufel* tot* töt* verdammt* waffe*
    `,
    exceptions: 'kriegen kriegt kriege kriegst total',
  },
  spanish: {
    stems: `
      arma armas asesin* bomba* cabrón* cadáver* coño culo* cáncer* diablo* dios* droga* enferm* guerra*
      idiota* infierno* joder* judí* maldit* matar* mierda* morir* muert* odio* puta* sangre* sexo*
      suicid* tonto*
    `,
    exceptions: '',
  },
  italian: {
    stems: `
      arma armi assassin* bomba* cancro* cazz* coltell* culo diavolo* dio droga* guerra* idiota* inferno*
      malat* maledett* merda* morir* mort* odio omicid* pistola* putt* sangue* sesso* stronz* stupid*
      suicid* uccid*
    `,
    exceptions: '',
  },
  portuguese: {
    stems: `
      arma armas assassin* bomba* cu câncer* deus* diabo* doente* doença* droga* estúpid* guerra* idiota*
      inferno* maldit* matar* merda* morr* mort* porra puta* sangue* sexo* suicíd* viado* ódio*
    `,
    exceptions: '',
  },
  dutch: {
    stems: `
      bloed* bom dom dood* drug* duivel* god goden godver* haat* hel hoer* homo* idioot* kanker* kut* lul*
      mes moord* oorlog* seks* shit sterf* sterv* verdomme* wapen* ziek*
    `,
    exceptions: 'hoera',
  },
  swedish: {
    stems: `
      blod* bög* djävul* dum* dö död* fan fitta* gud guds hat hatar helvete* herregud hora* idiot* jävl*
      kniv* krig* kuk* mord* mörda* sex* sjuk* självmord* skit* vapen*
    `,
    exceptions: '',
  },
  danish: {
    stems: `
      blod* djævel* dræb* dum* død* fanden* fisse* gud guds had helvede* idiot* kniv* krig* lort* luder*
      mord* pik satan* selvmord* sex* syg* våben*
    `,
    exceptions: '',
  },
  norwegian: {
    stems: `
      blod* djevel* drep* dum* død* faen* fitte* gud guds hat helvete* hore* idiot* kniv* krig* kuk* mord*
      satan* selvmord* sex* syk* våpen*
    `,
    exceptions: 'sykle* syklist sykkel*',
  },
  finnish: {
    stems: `
      ase aseet helvet* hitto* homo* huora* itsemurh* jumala* kuolem* kuolla* kyrpä* luoja murha* paska*
      perkele* pillu* piru* puukko* saatana* sairau* sota* tappa* tyhmä* veri* vihata* vittu*
    `,
    exceptions: '',
  },
  polish: {
    stems: `
      boga bogu bomba* boże broń* bóg cholera* cholern* chor* chuj* cipa* diab* dupa* głup* idiot* krew
      krwi kurw* morder* nienawi* nóż* pedał* piekł* rak seks* sex* umier* umrz* wojn* zabij* śmier*
    `,
    exceptions: 'chorągiew',
  },
  czech: {
    stems: `
      blb* boha bomba* bože bůh debil* hloup* idiot* krev* kurv* mrtv* nemoc* nenávi* nůž pekla peklo*
      prdel* píč* rakovin* sakra sebevra* sex* smrt* umř* vražd* válk* zabí* zbra* čert* ďáb*
    `,
    exceptions: '',
  },
  turkish: {
    stems: `
      allah* aptal* bomba* bıçak* cehennem* cinayet* göt hasta* intihar* kahret* kan kanser* katil* lanet*
      nefret* orospu* savaş* seks* sik* silah* tabanca* tanrı* öl öldü* ölü* şeytan*
    `,
    exceptions: '',
  },
  greek: {
    stems: `
      άρρωστ* αίμα* αυτοκτον* βλάκ* βόμβα* γαμώ* διάβολ* διάολ* διαβολ* ηλίθ* θάνατ* θεέ θεού θεό θεός
      καρκίν* κόλασ* κώλο* μίσος μαλάκ* μαχαίρι* νεκρ* πουτάν* πόλεμ* σεξ* σκατ* σκοτών* φόνο* όπλ*
    `,
    exceptions: '',
  },
  russian: {
    stems: `
      ад бляд* бог бога боже болезн* больн* бомб* водк* война война* дурак* дьявол* жоп* идиот* кровь
      ненавис* нож оруж* пистолет* проклят* рак самоубий* секс* смерт* сука тупой убий* убит* умер* хуй*
      черт*
    `,
    exceptions: 'черты',
  },
  ukrainian: {
    stems: `
      бог бога боже бомб* вбив* війн* горілк* дияв* дурн* зброя* кров курв* ненавис* ніж отру* пекло*
      прокл* рак самогуб* секс* смерт* сука убив* хвор* хуй* чорт* ідіот*
    `,
    exceptions: '',
  },
  bulgarian: {
    stems: `
      ад бог бога боже болен* болест* болка* бомб* война* гей глупав* господи дявол* идиот* кръв* курв*
      мрази* мъртв* нож омраз* оръж* пистол* проклет* рак самоуби* секс* смърт* убива* убий* умира*
    `,
    exceptions: '',
  },
  afrikaans: {
    stems: `
      bloed* bom bomme bliksem* dood* dwelm* god gode haat* hel idioot* kak* kanker* mes moord* oorlog*
      seks* siek* sterf* wapen*
    `,
    exceptions: '',
  },
  arabic: {
    stems: `
      أسلحة الأسلحة *أقتل أكره* تكره* يكره* *الكراهية أموات الأموات *الله *لله إله الإله إلهي أحمق* الأحمق*
      حمقى الحمقى حمقاء *إرهابي الإرهاب* أعداء الأعداء أوغاد الأوغاد *اغتصاب* اللعن* لعن* *لعنة اللعين*
      لعين* ملعون* *انتحار انتحر* ينتحر* بندقية* البندقية* تبا *جثة جثث الجثث *جحيم جرائم الجرائم *جريمة
      مجرم* المجرم* جنود الجنود جندي الجندي جنسي الجنس جيش الجيش *حرب حروب الحروب حقير* الحقير* خمر الخمر دم
      الدم دمي دمك دمه دمها دماء الدماء رب الرب ربي رباه رصاص* الرصاص* *سجن السجناء *سرطان سكين السكين سكينا
      *سلاح سلاحك سلاحه سم السم شرطة الشرطة *شرطي شياطين الشياطين *شيطان ضابط الضابط *عاهرة عاهر *عدو غبي*
      الغبي* أغبياء قاتل* القاتل* القتلة *قتل قتل* أقتل* تقتل* نقتل* يقتل* سأقتل* قنابل القنابل *قنبلة ماتت
      ماتوا مات مت *موت موتى الموتى موتك موته ميت* الميت* مخدر* المخدر* مرض المرض مرضى المرضى مريض* المريض*
      مسدس* المسدس* *معركة نازي* وغد الوغد
    `,
    exceptions: '',
  },
  basque: {
    stems: `
      armak arma bonba* deabru* droga* ergel* gaixo* gerra* hil hilda hilko hiltzen jainko* kabroi* odol*
      pistola* puta* sexu* suizid*
    `,
    exceptions: '',
  },
  belarusian: {
    stems: `
      бог бога бомб* вайн* дурань* дурны забі* забой* зброя* кроў крыві курв* ненаві* нож памер* пекла рак
      самагуб* сэкс* смерц* чорт* хвор* хуй* ідыёт*
    `,
    exceptions: '',
  },
  bengali: {
    stems: `
      অপরাধ* অসুখ* অস্ত্র* আঘাত* আত্মহত্যা* আল্লাহ* আহত* ঈশ্বর* ওষুধ* কয়েদি* কুত্তা* ক্যান্সার* খুন* খুনি খোদা*
      গাধা* গির্জা* গুলি ঘৃণা* চোদ* চোর* ছুরি* জেল জ্বর ডাকাত* তলোয়ার* দেবতা* দেবী ধর্ষণ* নগ্ন* নরক* নামাজ*
      নেশা* পাগল* পাপ* পুলিশ* পূজা* বন্দুক* বাল বিষ বেশ্যা* বোকা* বোমা* ব্যথা* ভগবান* ভূত মদ মন্দির* মরব মরল মরা
      মরে মরেছে মসজিদ* মাগি* মাদক* মার মারল মারা মারে মৃত* মৃত্যু* মেরে যুদ্ধ* যৌন* রক্ত* রোগ* লড়াই* শত্রু*
      শয়তান* শালা শালি শুয়োর* সন্ত্রাস* সিগারেট* সেক্স* সেনা* সৈন্য* স্বর্গ* হত্যা* হারাম*
    `,
    exceptions: '',
  },
  catalan: {
    stems: `
      arma armes assass* bomba* cony cul càncer* dimoni* diable* droga* déu guerra* hòstia* idiota*
      malalt* matar* merda* mort* odi odiar puta* sang sexe* suïcid*
    `,
    exceptions: '',
  },
  croatian: {
    stems: `
      bog boga bože boles* bomb* budal* drog* glup* idiot* jeb* krv* kurv* mrtv* mrzi* nož* oružj*
      pištolj* rat rata rak smrt* sranj* ubi* umr* pakao vrag*
    `,
    exceptions: '',
  },
  estonian: {
    stems: `
      haige* haigus* idioot* jumal* kurat* kuradi* loll* mõrv* nuga perse* pomm* relv* sitt sita surm*
      surn* sured sureb surra sõda sõja* tapa tapab tappa tapn* tappis veri vihka*
    `,
    exceptions: '',
  },
  galician: {
    stems: `
      arma armas asasin* bomba* cancro* cu deus demo diaño* droga* enferm* guerra* idiota* inferno* matar*
      matou merda* morr* mort* odio puta* sangue* sexo* suicid*
    `,
    exceptions: '',
  },
  hebrew: {
    stems: `
      אידיוט* אלוהי אלוהיי *אלוהים אקדח* *אקדח בדם *גיהינום *גיהנום דם הדם דפוק* הורג הורגים הורגת הזונה
      החולה החרא המוות המחלה המת המתה המתים הנשק הסכין הסמים הרג הרגה הרגו הרגת הרגתי השטן התאבד* זונה זונות
      זיון זין חולה חולים חרא טיפש* יהרוג* ימות ימותו יתאבד* להרוג* להתאבד* לזיין למוות למות לרצוח מוות מותו
      מזדיין* מחלה מחלות מטומטם מטומטמ* מלחמ* *מלחמה מניאק* מפגר* מת מתה מתו מתים נאצי* נהרג* נרצח* נשק סכין
      סמים סקס סקסי סקסית סרטן *עזאזל פצצ* *פצצה רוצח* *רוצח רצח* *רצח שונא* שטן שנאה שרמוט* תהרוג* תמות
      תמותו
    `,
    exceptions: '',
  },
  hindi: {
    stems: `
      अपराध* अल्लाह* आतंक* ईश्वर* उल्लू* कमीना* कमीनी कमीने कुतिया कैंसर कैदी* खुदा खून खूनी गधा* गांड* गिरजा*
      गोली घायल* घाव* घृणा* चाकू चूत* चोद* चोर* जंग जहर* जेल डाकू* ड्रग* तंबाकू तलवार* दर्द* दवा दवाई* दुश्मन*
      देवता* देवी नंगा* नंगी नफरत* नमाज* नरक* नशा* पागल* पाप* पुलिस पूजा* प्रेत* फौज* बंदूक* बम बलात्कार*
      बहनचोद* बीड़ी बीमार* बीमारी बीयर बुखार बेवकूफ* भगवान* भूत भोस* मंदिर* मर मरता मरना मरने मरा मरी मरे
      मस्जिद* मादर* मार मारकर मारना मारने मारा मारी मारे मारो मूर्ख* मृत्यु* मौत युद्ध* रंडी* रोग* लंड* लड़ाई*
      विस्फोट* वेश्या* शत्रु* शराब* शैतान* साला साली सिगरेट सूअर* सेक्स* सेना सैनिक* स्वर्ग* हत्या* हत्यारा*
      हथियार* हराम* हरामी*
    `,
    exceptions: 'पापा',
  },
  hungarian: {
    stems: `
      beteg* bomba* drog* fegyver* gyilk* gyűlöl* halál* halott* háború* hülye* idióta* isten* kurva*
      meghal* megöl* pokol* puska* szar* szex* vér véres kés rák öl ölte ördög*
    `,
    exceptions: '',
  },
  icelandic: {
    stems: `
      andskot* blóð* byss* dauð* deyja djöful* drap drep* dáið fjand* guð* heimsk* helvít* hníf* hór*
      kynlíf* morð* myrt* sjúk* sprengj* stríð* veik vopn*
    `,
    exceptions: '',
  },
  indonesian: {
    stems: `
      allah bodoh* bom brengsek* bunuh* darah* iblis* mati mayat* membunuh* narkoba* neraka* perang*
      pisau* racun* sakit* seks* senjata* setan* sial* tewas* tuhan*
    `,
    exceptions: '',
  },
  korean: {
    stems: `
      강간* 개새끼* 개자식* 거지* 경찰* 공포* 괴물* 군대* 군인* 귀신* 교도소* 교회* 권총* 기도* 꺼져* 나치* 담배* 도둑*
      마약* 맥주* 멍청* 무기* 미친* 바보* 병신* 보지 복수* 부처* 빌어먹* 사망* 사탄* 살인* 성경 성기 섹스* 소주* 술 술을
      시발* 시체* 싸움* 씨발* 악마* 암 엉덩이* 예수* 욕 이혼* 자살* 자지 저주* 전쟁* 젠장* 좆* 죄인* 주님* 죽* 지옥*
      창녀* 천국* 총 총을 칼 칼을 테러* 토하* 폭력* 폭탄* 피 피를 하나님* 하느님*
    `,
    exceptions: '',
  },
  latvian: {
    stems: `
      asin* bumb* dievs dieva dievu elle idiot* ieroc* ieroč* karš karu kara mirst* mirt* miris mirus*
      muļķ* narkot* nogalin* nāve* nāvi* slim* sūd* velns velna
    `,
    exceptions: '',
  },
  lithuanian: {
    stems: `
      bomb* dievas dieve dievo ginkl* idiot* karas karo kraujo kraujas kvail* liga ligos mirti mirtis
      mirties mirė miręs narkot* nekenč* numir* nužud* peil* rupūž* serga* velni* šūd* žud*
    `,
    exceptions: '',
  },
  macedonian: {
    stems: `
      бог боже болен* болест* бомб* војн* глуп* дрог* ѓавол* идиот* крв* курв* мразам* мрт* нож* оружј*
      пекол* пиштол* рак самоуби* секс* смрт* уби* умр* умира*
    `,
    exceptions: '',
  },
  persian: {
    stems: `
      ابله* احمق* ارتش* اسلحه* باکره بمب* بمیر* بکشم بکشمت بکشیم بکشند بیمار* تجاوز* تروریست* تفنگ* جسد*
      جنازه* جنایت* جنده* جنگ جنگی جنگید* بجنگ* می\u200cجنگ* جهنم* حرامزاده* حرومزاده* خدا خدای خدایا خدایی
      خدایان خداوند* خدارو خودکشی* خون خونی خونریزی خون\u200cریزی دزد* دشمن* زخمی* زندان* زهر سرباز* سرطان* سلاح*
      سم سکس* شراب* شمشیر* شیطان* عوضی* قاتل* قتل* لعنت* متنفر* مرده* مردن مرگ* مریض* مسیح* مشروب* می\u200cمیر*
      میمیر* نفرت* پلیس* چاقو* کثافت* کشت کشتم کشتن کشتند کشته* کشتار* می\u200cکشم می\u200cکشمت کون کیر گه گلوله*
      هروئین هرزه
    `,
    exceptions: 'مردها*',
  },
  romanian: {
    stems: `
      armă arma arme bolnav* boală bomb* cancer* crim* cuțit* căcat* diavol* doamne drac* drog* dumnezeu*
      idiot* moart* mor mori mort* murit* omor* pizd* prost* război* rahat* sex* sinucid* sânge* ucid*
      ucis* urăsc*
    `,
    exceptions: '',
  },
  'serbian-cyrillic': {
    stems: `
      бог бога боже болес* болестан* бомб* будал* дрог* глуп* идиот* јеб* крв* курв* мртв* мрзи* нож*
      оружј* пиштољ* ђаво* говн* рат рата рак смрт* срањ* уби* умр* пакао враг*
    `,
    exceptions: '',
  },
  'serbian-latin': {
    stems: `
      bog boga bože boles* bolestan* bomb* budal* drog* glup* idiot* jeb* krv* kurv* mrtv* mrzi* nož*
      oružj* pištolj* đavo* govn* rat rata rak smrt* sranj* ubi* umr* pakao vrag*
    `,
    exceptions: '',
  },
  slovak: {
    stems: `
      blb* boh bože bomb* chor* diab* drog* hlúp* hovn* idiot* krv krvi kurv* mŕtv* nemocn* nenávi* nôž
      pekl* prdel* rakovin* samovra* sex* smrť smrti umrie* vojn* vražd* zabi* zbra* zomr* čert*
    `,
    exceptions: '',
  },
  slovenian: {
    stems: `
      bedak* bog boga bolan bolna bolezen* bomb* drog* hudič* idiot* kri krvi kurb* morilec* mrtev* mrtv*
      neumn* nož* orožj* pekel* pištol* rak smrt* sovraž* sranj* ubi* umr* vojn* vrag*
    `,
    exceptions: '',
  },
  tamil: {
    stems: `
      அல்லா* ஆயுத* இரத்தம்* இராணுவ* இறந்த* இறந்து இறப்பு* இறைவன்* எதிரி* ஓத்த* கடவுள்* கத்தி* கற்பழி* காயம்*
      காய்ச்சல் காவல்துறை* குண்டு* குற்ற* கூதி* கைதி* கொன்ற* கொன்று* கொலை* கொல்ல* கொள்ளை* கோயில்* கோவில்* சண்டை*
      சாத்தான்* சாமி சாவு* சிகரெட்* சிறை* சுன்னி* செக்ஸ்* செத்த* செத்து சொர்க்க* தற்கொலை* திருட* திருடன்*
      துப்பாக்கி* தெய்வம்* தேவடியா* தேவாலய* தொழுகை* நரக* நாயே நிர்வாண* நோய்* படைவீர* பன்றி* பயங்கரவாத* பாலியல்*
      பாவம்* பீர் புகையிலை* புண்டை* புற்றுநோய் பூசை* பேய்* பைத்திய* போதை* போர் போர்க்* போலீஸ்* மசூதி* மது
      மதுபான* மயிர்* மரணம்* மருந்து* முட்டாள்* ரத்தம்* ராணுவ* லூசு வலி வாள் விபச்சார* விஷம்* வெறுக்க* வெறுப்பு*
      வேசி*
    `,
    exceptions: '',
  },
  thai: {
    stems: `
      *ตาย *ปืน *พิษ *ระเบิด *ศพ *เกลียด *เลือด *โรค กระหรี่ กองทัพ* กะหรี่ กัญชา* กู ขี้ ข่มขืน* คนบ้า ควย*
      ควาย* คุก ฆาต* ฆ่า* งี่เง่า* จัญไร* จิ๋ม จู๋ ฉิบหาย* ชั่ว ชิบหาย* ซาตาน* ดาบ ตด ตบ ตอแหล* ตาย* ตำรวจ* ตูด*
      ต่อย* ทรมาน* ทหาร* ทำร้าย* นรก* นักโทษ* บาดเจ็บ* บาป* บุหรี่* บ้า ปล้น* ปวด* ปัญญาอ่อน ปีศาจ* ปืน* ป่วย*
      ผี พระพุทธ* พระเจ้า* พระเยซู พิษ* มรณ* มะเร็ง* มีด* มึง ยา ยาบ้า ยาพิษ ยาเสพติด ยิง* รบ ระยำ* ระเบิด*
      วิญญาณ* ศพ* ศัตรู* สงคราม* สวรรค์* สัส สาปแช่ง* สารเลว* สุรา* หำ หี ห่า อาวุธ* อีดอก* อีตัว เกลียด* เจ็บ*
      เซ็กซี่ เซ็กซ์* เซ็กส์* เทวดา* เบียร์ เปลือย* เพศ* เมา* เยี่ยว* เย็ด* เลว* เลือด* เสพ* เสือก* เหล้า*
      เหี้ย* เฮโรอีน แทง* แผล* แม่ง โง่* โจร* โป๊* โรค* โสเภณี* ไข้* ไวน์ ไวรัส* ไอ้*
    `,
    exceptions: '',
  },
};
