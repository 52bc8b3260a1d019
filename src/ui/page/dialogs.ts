/*
 * What the bar opens. Each is loaded when it is first wanted.
 */
export const loadCommands = () => import('./commands/CommandsDialog');
export const loadOptions = () => import('../options/OptionsDialog');
export const loadRounds = () => import('../history/RoundsDialog');
