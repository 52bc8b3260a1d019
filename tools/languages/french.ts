import type { Language } from '../wordSources';

export const french: Language = {
  name: 'french',
  locale: 'fr',
  alphabet: 'abcdefghijklmnopqrstuvwxyzàâæçèéêëîïôœùûüÿ',
  minEmoji: 2,
  earlier: [''],
  everyday: `
    je tu il elle on nous vous ils elles ce cet cette ces mon ton son ma ta sa mes tes notre votre leur
    leurs qui que dont où mais donc ni car si comme quand lorsque parce puisque alors ainsi aussi encore
    toujours jamais souvent parfois déjà maintenant aujourd hier demain ici ailleurs partout avant après
    pendant depuis jusque contre entre parmi sans chez dès malgré selon plusieurs chaque quelque quelques
    certain certaine autre autres même mêmes tel telle aucun être avoir faire dire aller voir savoir pouvoir
    vouloir venir devoir prendre trouver donner falloir parler mettre passer tenir porter penser croire
    demander rester répondre entendre commencer connaître rendre arriver sortir entrer montrer ouvrir suivre
    vivre permettre chercher perdre servir continuer changer gagner essayer choisir finir préparer expliquer
    partager raconter jour semaine mois année siècle moment vie homme femme peuple pays histoire exemple
    chose façon manière raison nom mot phrase texte nombre partie groupe côté bout long longue haute basse
    simple facile difficile important importante différent possible prochain prochaine seul seule vrai vraie
    faux meilleur mieux pire assez trop presque peut environ surtout vraiment seulement ensemble
  `,
  leftOut: `
    omd lol mdr jtm gay extinct* morte piqûre prothèse* maladie migraine fièvre fou bête enceinte* prière
    prier tope dodo baiser gibbeu* uber bodybuilding afro noël halloween euh glagla miaou meuh youpi zzz ouf
    oups boum hourra labo* malade* terrifi* latines prédateur tombée anatomie chauve* horrible vilain
    incendie coup flamenco porc
  `,
};
