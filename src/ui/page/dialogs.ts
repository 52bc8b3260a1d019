/*
 * The dialogs of the bar, each loaded on demand.
 */
export const loadCommands = () => import('./commands/CommandsDialog');
export const loadOptions = () => import('../options/OptionsDialog');
export const loadRounds = () => import('../history/RoundsDialog');
