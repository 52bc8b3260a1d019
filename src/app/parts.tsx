import type { ComponentType } from 'react';
import { fontsReady } from '../platform/page/fonts';
import { loadModule } from '../platform/page/hostFiles';
import { nextPaint } from '../platform/page/tasks';
import { withTimeout } from '../platform/page/withTimeout';
import type { DialogProps } from '../ui/page/DialogControl';
import { LazyPart, Part } from '../ui/page/LazyPart';
import type { Dialogs } from '../ui/page/TopBar';

/*
 * The parts of the page that are chunks of their own, with their styles. Everything else is in the app's one file. What
 * cannot be loaded takes nothing else with it.
 */

/** The canvas. Loaded at start, once the words have been painted as text: reading and typing come first. */
export const board = lazyPart(async () => {
  await nextPaint();
  const [{ Board }] = await Promise.all([import('../scene/Board'), fontsReady()]);
  return Board;
});

/** The insights below a result. Loaded after the first key, in an idle moment. */
export const insights = lazyPart(async () => (await import('./Insights')).Insights);

/** What is seen while a round runs, where more or less than the time is chosen. */
export const whileTyping = lazyPart(async () => (await import('../ui/round/WhileTyping')).WhileTyping);

/** The ghost of usual rounds, where one is chosen. */
export const pace = lazyPart(async () => (await import('./Pace')).Pace);

/** The button for a text about a round with today's words. Loaded after the first key of one, in an idle moment. */
export const textOfRound = lazyPart(async () => (await import('../ui/today/TextOfRound')).TextOfRound);

/** The room for the keyboard below the words, where it is chosen, with what draws it on the canvas. */
export const keyboard = lazyPart(async () => {
  await board.load();
  const [{ KeyboardArea }, { KeyboardPainter }] = await Promise.all([
    import('../ui/keyboard/KeyboardArea'),
    import('../scene/keyboard/KeyboardPainter'),
  ]);
  return KeyboardPainter && KeyboardArea;
});

/** The dialog of options waits so long for the choice of colours, in ms. */
const COLOURS_MS = 1000;
/** The choice of colours in the dialog of options. */
const coloursOption = lazyPart(async () => (await import('../ui/options/ColoursOption')).ColoursOption);

/** What follows the course, the line above the words in lessons, and what is told after one. Loaded when a lesson is asked for. */
export const learnFollower = lazyPart(async () => (await import('./Learn')).LearnFollower);
export const learningLine = lazyPart(async () => (await import('./Learn')).LearningLine);
export const lessonOutcome = lazyPart(async () => (await import('./Learn')).LessonOutcome);

/** The dialogs of the bar. Loaded after the first result, in an idle moment, or when they are asked for. */
export const dialogs: Dialogs = {
  commands: dialogPart(async () => (await import('../ui/page/commands/CommandsDialog')).CommandsDialog),
  options: dialogPart(async () => {
    // The choice of colours comes with it, if it comes soon: whatever fails or is late, options can be changed.
    const colours = withTimeout(coloursOption.preload(), COLOURS_MS).catch(() => false);
    const { OptionsDialog } = await import('../ui/options/OptionsDialog');
    await colours;
    return (
      OptionsDialog &&
      ((props) => (
        <OptionsDialog
          {...props}
          colours={(onMissing) => <Part part={coloursOption} props={{}} onMissing={onMissing} />}
        />
      ))
    );
  }),
  rounds: dialogPart(async () => (await import('../ui/history/RoundsDialog')).RoundsDialog),
};

/** Whoever has pressed a button is told if nothing comes. It may still come, for the next press. */
function dialogPart(load: () => Promise<ComponentType<DialogProps>>): LazyPart<DialogProps> {
  return new LazyPart(() => withTimeout(loadWhole(load)));
}

function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return new LazyPart(() => loadWhole(load));
}

/** Loads a part. An empty script is a module as well, of which nothing can be imported. */
function loadWhole<Part>(load: () => Promise<Part>): Promise<Part> {
  return loadModule(async () => {
    const part = await load();
    if (!part) throw new Error('A part of the page is empty.');
    return part;
  });
}
