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
      arme armes assassin* baise* bombe* cancer* cercueil cul diable* drogue* enfer fusil* guerre* haine*
      maladie* merde* meurtr* mort* nazi* pute* putain* salope* sang* sexe* suicid* tuer viol*
    `,
    exceptions: 'violet violon',
  },
  german: {
    stems: `
      arsch* blut* dumm* hass* hure* idiot* krank* krieg* leiche* messer* mord* nackt* nazi* scheiß*
      schwul* sex* sterb* tot* töt* waffe*
    `,
    exceptions: '',
  },
  spanish: {
    stems: `
      arma armas asesin* bomba* cadáver* cáncer* culo* diablo* droga* enferm* guerra* idiota* joder* judí*
      matar* mierda* morir* muert* odio* puta* sangre* sexo* suicid* tonto*
    `,
    exceptions: '',
  },
  italian: {
    stems: `
      arma armi assassin* bomba* cancro* cazz* coltell* culo diavolo* droga* guerra* idiota* malat* merda*
      morir* mort* odio omicid* pistola* putt* sangue* sesso* stupid* suicid* uccid*
    `,
    exceptions: '',
  },
  portuguese: {
    stems: `
      arma armas assassin* bomba* câncer* cu diabo* doença* doente* droga* estúpid* guerra* idiota* matar*
      merda* morr* mort* puta* sangue* sexo* suicíd* viado* ódio*
    `,
    exceptions: '',
  },
  dutch: {
    stems: `
      bloed* bom dom dood* drug* haat* hoer* homo* idioot* kanker* kut* lul* mes moord* oorlog* seks*
      sterf* sterv* wapen* ziek*
    `,
    exceptions: 'hoera',
  },
  swedish: {
    stems: `
      blod* bög* död* dum* dö fitta* hat hatar hora* idiot* kniv* krig* kuk* mord* mörda* sex* sjuk*
      självmord* skit* vapen*
    `,
    exceptions: '',
  },
  danish: {
    stems: `
      blod* dræb* død* dum* fisse* had idiot* kniv* krig* lort* luder* mord* pik selvmord* sex* syg*
      våben*
    `,
    exceptions: '',
  },
  norwegian: {
    stems: `
      blod* drep* død* dum* fitte* hat hore* idiot* kniv* krig* kuk* mord* selvmord* sex* syk* våpen*
    `,
    exceptions: 'sykle* syklist sykkel*',
  },
  finnish: {
    stems: `
      ase aseet homo* huora* itsemurh* kuolem* kuolla* kyrpä* murha* paska* perkele* pillu* puukko*
      saatana* sairau* sota* tappa* tyhmä* veri* vihata* vittu*
    `,
    exceptions: '',
  },
  polish: {
    stems: `
      bomba* broń* chor* chuj* cipa* diab* dupa* głup* idiot* krew krwi kurw* morder* nienawi* nóż* pedał*
      rak seks* sex* umier* umrz* wojn* zabij* śmier*
    `,
    exceptions: 'chorągiew',
  },
  czech: {
    stems: `
      blb* bomba* debil* hloup* idiot* krev* kurv* mrtv* nemoc* nenávi* nůž píč* prdel* rakovin* sebevra*
      sex* smrt* umř* vražd* válk* zabí* zbra* čert* ďáb*
    `,
    exceptions: '',
  },
  turkish: {
    stems: `
      aptal* bomba* bıçak* cinayet* göt hasta* intihar* kan kanser* katil* nefret* orospu* savaş* seks*
      sik* silah* tabanca* öl öldü* ölü* şeytan*
    `,
    exceptions: '',
  },
  greek: {
    stems: `
      αίμα* αυτοκτον* βλάκ* βόμβα* διάβολ* διαβολ* ηλίθ* θάνατ* καρκίν* κώλο* μίσος μαλάκ* μαχαίρι* νεκρ*
      πουτάν* πόλεμ* σεξ* σκοτών* φόνο* άρρωστ* όπλ*
    `,
    exceptions: '',
  },
  russian: {
    stems: `
      болезн* больн* бомб* бляд* водк* война* война дурак* дьявол* жоп* идиот* кровь ненавис* нож оруж*
      пистолет* рак самоубий* секс* смерт* сука тупой убий* убит* умер* хуй*
    `,
    exceptions: '',
  },
  ukrainian: {
    stems: `
      бомб* війн* вбив* горілк* дияв* дурн* зброя* ненавис* ніж отру* рак самогуб* секс* смерт* сука убив*
      хвор* хуй* чорт* ідіот* кров курв*
    `,
    exceptions: '',
  },
  bulgarian: {
    stems: `
      болен* болест* болка* бомб* война* гей глупав* дявол* идиот* кръв* курв* мрази* нож омраз* оръж*
      пистол* рак самоуби* секс* смърт* убива* убий* умира* мъртв*
    `,
    exceptions: '',
  },
};
