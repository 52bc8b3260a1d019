import type { Language } from '../wordSources';

export const italian: Language = {
  name: 'italian',
  locale: 'it',
  alphabet: 'abcdefghijklmnopqrstuvwxyzàèéìíîòóùú',
  minEmoji: 2,
  earlier: ['valentino cupido'],
  everyday: `
    io tu lui lei noi voi loro mi ti si ci vi lo gli ne mio tuo suo mia tua sua miei tuoi nostro nostra
    vostro questo questa questi queste quello quella quelli chi che cosa quale quanto quando come dove
    perché se ma però anche ancora già mai sempre spesso oggi ieri domani adesso poi prima dopo durante
    mentre fino fuori dentro dietro davanti vicino lontano qui là sopra sotto tra fra senza contro verso
    circa quasi molto molta molti poco pochi tanto troppo tutti tutte ogni ognuno qualche alcuni altro altra
    altri stesso stessa proprio solo soltanto insieme forse bene meglio peggio essere avere fare dire potere
    volere sapere stare dovere vedere andare venire dare parlare trovare sentire lasciare prendere guardare
    mettere pensare passare credere portare tornare sembrare tenere capire chiamare conoscere rimanere
    chiedere cercare entrare vivere aprire uscire ricordare aspettare leggere scrivere perdere rispondere
    seguire arrivare finire iniziare cominciare continuare cambiare aiutare imparare comprare vendere
    mangiare bere dormire camminare correre ascoltare spiegare scegliere costruire crescere usare anno mese
    settimana vita parte paese nome parola storia modo momento punto caso esempio gente amico amica fratello
    sorella padre madre figlio figlia strada facile difficile possibile importante nuova vecchio lunga corto
    piccola grandi primo secondo terzo ultima diverso uguale vero vera falso
  `,
  leftOut: `
    valentino cupido
    ok oh lol omg wow bff rofl slurp smack shock cash mmm nooo ahah ahahah zzz tvb gay afro hot of high the
    so up and make mouse mountain park play fast food five block blues west yeah zen fest game colada urlo
    malattia dolore febbre arrabbiat* broncio brutto stregone cattivo vampiro esplosione san protes* fumante
    pazzo croce estinzione infestant* terrore terremoto hollywood latine latini pelato puntura evvai vabbè
    mah muu miao gnam ah alt jet natale pregare spaventato spavento sfinito dieta crisi catena catene sudata
    sudato uffa ciaone mais comment anatomia scontento nerd fighetto figata figo street sub intercardinal*
    arrabbiata millionario insaporitore chiamami predatore gibbosa gobb* sudore corruccia* linguaccia
    cardinale coltello morire
  `,
};
