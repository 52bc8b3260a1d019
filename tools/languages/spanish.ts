import type { Language } from '../wordSources';

export const spanish: Language = {
  name: 'spanish',
  locale: 'es',
  alphabet: 'abcdefghijklmnopqrstuvwxyzáéíñóúü',
  minEmoji: 2,
  earlier: [''],
  everyday: `
    yo tú él ella nosotros ellos ellas usted ustedes me te se nos lo le les mi tu su mis tus sus nuestro
    nuestra este esta esto estos estas ese esa eso aquel aquella quien cual que como cuando donde porque
    aunque mientras si pero sino ni ya también tampoco siempre nunca jamás antes después ahora hoy ayer
    mañana luego pronto tarde temprano aquí ahí allí cerca lejos dentro entre desde hasta según contra
    durante muy más tan tanto mucho mucha muchos muchas poco pocos todo toda todos todas otro otra otros
    otras cada algún alguno alguna algunos algo alguien nada nadie mismo misma bien mejor peor solo casi
    quizá apenas ser estar haber tener hacer poder decir ir ver saber querer llegar pasar deber poner
    parecer quedar creer hablar llevar dejar seguir encontrar llamar venir pensar salir volver tomar conocer
    vivir sentir tratar mirar contar empezar esperar entrar trabajar leer escuchar aprender entender
    recordar terminar permitir aparecer conseguir comenzar servir sacar necesitar mantener resultar cambiar
    presentar crear abrir considerar oír acabar convertir ganar formar traer partir pedir recibir comer
    beber andar ayudar gustar jugar explicar preguntar tocar estudiar alcanzar nacer dirigir correr utilizar
    pagar elegir subir bajar cosa día año mes semana hora vida caso forma parte lugar momento manera nombre
    palabra pueblo país calle noche hermano hermana amigo amiga padre madre hijo hija gente historia ejemplo
    fácil difícil posible importante nuevo nueva viejo vieja largo larga corto corta bueno buena malo mala
    gran primer primero primera segundo tercero último última distinto seguro segura claro clara
  `,
  leftOut: `
    abcd vampiro santa claus lactancia fiebre prótesis ortopedia gorrino japón inglesa francés colada afro
    bruja patada puñetazo rock yen zzz lila latinas anidación anidamiento anidar billar barbero alucinado
    curvándose ok gallinácea extinguido dolor enfermo chile bicho caca ojeras inexpresivo paquidermo cetáceo
    muerte* pánico terremoto chuche judías oración negra negro masa gibosa
  `,
};
