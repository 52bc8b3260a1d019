import type { Language } from '../wordSources';

export const portuguese: Language = {
  name: 'portuguese',
  locale: 'pt',
  alphabet: 'abcdefghijklmnopqrstuvwxyzàáâãçéêíóôõúü',
  minEmoji: 2,
  earlier: ['cupido halloween'],
  everyday: `
    eu tu ele ela nós eles elas você vocês me te se nos lhe meu minha meus minhas teu seu sua seus suas
    nosso nossa este esta isto esse essa isso aquele aquela aquilo quem qual quando como onde porque embora
    enquanto mas porém também ainda já sempre nunca agora hoje ontem amanhã depois antes logo cedo tarde
    aqui ali lá perto longe dentro fora entre desde até contra sobre durante segundo muito muita muitos
    pouco poucos tanto todo toda todos todas outro outra outros cada algum alguma alguns algo alguém nada
    ninguém mesmo mesma bem melhor pior só quase talvez apenas ser estar ter haver fazer poder dizer ir ver
    saber querer chegar passar dever pôr parecer ficar crer falar levar deixar seguir encontrar chamar vir
    pensar sair voltar tomar conhecer viver sentir tratar olhar contar começar esperar entrar trabalhar ler
    escutar aprender entender lembrar terminar permitir aparecer conseguir servir precisar manter mudar
    apresentar criar abrir considerar ouvir acabar ganhar formar trazer partir receber comer beber andar
    ajudar gostar explicar perguntar tocar alcançar nascer dirigir usar pagar escolher subir descer coisa
    ano mês semana hora vida caso parte momento maneira nome palavra povo país rua irmão irmã amigo amiga
    gente história exemplo fácil difícil possível importante novo nova velho velha longo longa curto curta
    bom boa mau primeiro primeira terceiro último diferente igual certo certa claro clara
  `,
  leftOut: `
    cupido halloween
    ok lol aff eba oba uau haha hahaha kkk zzz deus anjo bruxa* febre doença dor anatomia afro prótese putz
    guri* five high thrones pomba praga extinto capela careca louco tonto idoso latinas latino* italiano
    irlandês suíço asiático americano inglesa cd rpg loop cifrão aninhando pinto colada sofrendo incêndio
    terremoto explosão choque chocad* furacão xis cel iene suando suor monstro cardinal intercardinal
    sinaleira pânico curvad* coxinha lixo cruz oração naipe cocô noel natal zonzo trailer fashion boneco
  `,
};
