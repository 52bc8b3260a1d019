/** What the two English lists by frequency leave out: `dead*` all that begins with it. */
export const ENGLISH_LEFT_OUT = `
  abort* abus* addict* aggress* agony alcohol anarchy anguish appall* ass assault* atheis* atrocity attack*
  bash* bastard* battle bacteria beat beaten beating beats beer beers bet bets betting bible biblical bigot*
  bishop blackmail blacks whites blade blades blast* blood* bloody bomb* brutal bugger* bullet bullets
  buried buries bury burying bust cancer catholic* cider combat communis* condom corpse* cramp* crap crash*
  crass crazy crime* criminal* cruel* cult cumming cums curse daft damn* dead deadly deaf death* degrad*
  deity dement* demise depress* derang* derogatory despair* despis* destroy* destruct* devastat* devil die
  died dies dying dictat* disab* disaster* disease* disgust* drivel drown* drug* drunk* dumb enemies enemy
  ethnic evil* execution explod* explos* extinction extremis* famine fascist fat fatal fatuous fear feared
  fearing fears fever fight* filthy fool fooled fooling foolish fools fought freak* frighten* funeral* gang
  gay genocide ghastly gin god gods gospel grave grief gun guns gut guts handicap hang hanged hanging
  hangover hangs harm harmful hate* hating hatred hell heresy heroin hideous* hit hits hitting hog hord*
  horr* hospital* hostile hung hunt* hurt* idiot* ill illness illiterate immoral imprison* infam* infect*
  inferior* injur* insan* insult* intercourse intimate invade* invading invasion jail junk kidnap* kill*
  knife lager lavatory lesbian lethal libel liquor lousy lunatic lung lungs lust mad madness mangl* mania
  mentally military miser* missile* moan* moron* mortal* muck* murder* naked nast* nervous nightmare*
  nuclear numbest nun nuns obscene oppress* oriental orthodox pain painful painfully painless pains panic
  paranoi* pathetic persecut* perverse pill pills plague* poison* policeman pope pornography pray prayed
  prayer* praying prays preach* pregnan* prejudic* priest* primitive prison* punch* punish* purge rabid
  racial racis* rage raid* rape rat rats razor religio* revenge revolt* riot rot rotten sabotage sacred
  saint salvation scandal scotch scream* screw* scum sex* shoot* shot shots sick* sin sinful sins sinister
  skeleton skull slag slash slave* smok* smug socialis* soldier* sordid spit spits spitted spite squad
  starv* strike strikes striking strip stripped stripping strips struck stupid* suffer suffered suffering
  suffers suicide sword symptom* terribl* terrif* terror* thee theft thief thieve* thou thous threat* thy
  tobacco toilet* tortur* trag* trap trapped trapping traps tribe* troop* ugh ugly unhappy unto vandalism
  vicious* victim* violat* violen* virgin virus* vomit war wars wartime weapon* whiskey wicked wine wines
  witch worship wound* wrath wreck* wretch* cs em eh ha ho hes re sic ken lisp don dons costed inputted
  alcoholic antisocial atrocities bacterium cigarette distasteful distress* homosexual hypocri* hysterical infantile obnoxious
  offending primitives prostitute repulsive spitting suicidal sufferer* unhealthy
  inputting payed physic wive rend rends tripos char french
`;
