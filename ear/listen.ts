import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Ear } from './Ear';
import { until } from './Ear';
import type { BrowserName, Player } from './Player';

/** Something a player does, and what must be heard of it. */
export interface Listening {
  readonly title: string;
  readonly listen: (ear: Ear, player: Player, browser: BrowserName) => Promise<void>;
}

const SHORT = { seconds: 5 };
/** Waiting for the voice after each word takes longer than thirty seconds. */
const LONG = { seconds: 120 };
/** The result. The screen reader sends it to the voice sentence by sentence. */
const RESULT =
  /^Time is up\. Result: accuracy \d+ percent, errors \d+, characters typed \d+, speed \d+ words per minute\./;
/** `2.0 s, 36 wpm, word cutting`. */
const MOMENT = /\d s, .*word \w/;
const FIELD = /^Type the words entry/;

/** In the order in which they run: some continue where the previous one has ended. */
export const LISTENINGS: readonly Listening[] = [
  {
    title: 'load: the field, then the words, and that they can be read aloud',
    listen: async (ear, player) => {
      await player.reload();
      await ear.hears(FIELD);
      await ear.hears(new RegExp(`^${(await player.words()).join(' ')}`));
      await ear.hears(/Words can be read aloud: Control K, read\.$/);
    },
  },
  {
    title:
      'a round: each word once, the last of a batch as the last, a word again after a wrong key and a rest',
    listen: async (ear, player) => {
      await player.reload(LONG);
      await ear.hears(FIELD);
      const words = await player.words();
      await ear.hears(new RegExp(`^${words.join(' ')}`));
      await ear.silence();
      ear.forget();
      for (const [index, word] of words.entries()) {
        const next = words[index + 1];
        if (next === undefined) break;
        player.type(`${word} `);
        const isLast = index === words.length - 2;
        await ear.hears(new RegExp(isLast ? `^last: ${next}$` : `^${next}$`));
        if (index === 3) {
          // A wrong key, then a rest.
          ear.forget();
          player.type('1');
          await ear.hears(new RegExp(`^${next}$`));
          player.press('BackSpace');
        }
        const spoken = ear.heard();
        assert.deepEqual(
          spoken.filter((text) => text.replace('last: ', '') !== next),
          [],
          ear.tell(),
        );
        assert.equal(spoken.length, 1, `${next} is heard once:\n${ear.tell()}`);
        ear.forget();
      }
    },
  },
  {
    title: 'the end: one announcement, and nothing after it',
    listen: async (ear, player) => {
      await player.reload();
      await ear.hears(FIELD);
      player.type((await player.words()).slice(0, 2).join(' '));
      await player.reaches('run');
      await ear.silence();
      ear.forget();
      await player.reaches('finish');
      await ear.hears(/words per minute\.$/);
      await ear.silence();
      assert.match(ear.heard().join(' '), new RegExp(`${RESULT.source} New highest score\\.$`), ear.tell());
    },
  },
  {
    title: 'the next round by Enter: the new words',
    listen: async (ear, player) => {
      player.press('Return');
      await player.reaches('start');
      await ear.hears(new RegExp((await player.words()).join(' ')));
      player.type('x');
      await player.reaches('run');
    },
  },
  {
    title: 'the next round by Escape: the new words',
    listen: async (ear, player) => {
      player.press('Escape');
      await player.reaches('start');
      await ear.hears(new RegExp((await player.words()).join(' ')));
    },
  },
  ...[30, 60, 90].map((wpm) => ({
    title: `by ear, at ${wpm} words a minute: each word is begun before it is due, once and whole; then the result, and the next two`,
    listen: (ear: Ear, player: Player) => playByEar(ear, player, wpm),
  })),
  {
    title: 'keys that go on past the end: the result is heard whole, once they rest',
    listen: async (ear, player) => {
      await player.reload(SHORT);
      await ear.hears(FIELD);
      player.type('a');
      const isOver = async () => ((await player.state()) === 'finish' ? true : undefined);
      while (!(await isOver())) player.type('abc');
      ear.forget();
      player.type('abcabcabcabcabcabcabcabc', 120);
      await ear.hears(/words per minute\.$/);
      await ear.silence();
      assert.match(ear.heard().join(' '), RESULT, ear.tell());
    },
  },
  {
    title: 'watching: a moment once in two seconds; Escape leads back to the field, in focus mode',
    listen: async (ear, player) => {
      await playRound(ear, player);
      player.press('ctrl+k');
      await ear.hears(/^Commands/);
      player.type('watch this');
      await ear.silence();
      ear.forget();
      player.press('Return');
      assert.ok(await until(() => replayMs(player)), `No replay begins:\n${ear.tell()}`);
      await ear.silence();
      // On a button a screen reader is in browse mode and keeps Home for itself; on the slider it does not.
      for (let tabs = 0; tabs < 12 && !(await isOnSlider(player)); tabs++) {
        player.press('Tab');
        await ear.silence();
      }
      await ear.hears(/^Position/);
      await ear.silence();
      // Stops the replay at its beginning, so that everything heard from here on comes from playing.
      player.press('Home');
      const isAtStart = async () => (Number(await replayMs(player)) === 0 ? true : undefined);
      assert.ok(await until(isAtStart), `Home leads to ${await replayMs(player)} ms:\n${ear.tell()}`);
      await ear.silence();
      ear.forget();
      const fromMs = Number(await replayMs(player));
      player.press('space');
      await setTimeout(4000);
      const toMs = Number(await replayMs(player));
      assert.ok(toMs > fromMs, `It plays, from ${fromMs} ms to ${toMs} ms.`);
      const moments = ear.said().filter(({ text }) => MOMENT.test(text));
      assert.ok(moments.length >= 1 && moments.length <= 3, `${moments.length} moments:\n${ear.tell()}`);
      await leavesForTheField(ear, player, 'Escape');
    },
  },
  {
    title: 'Race from the list: the field, in focus mode',
    listen: async (ear, player) => {
      await playRound(ear, player);
      player.press('Escape');
      await focusButton(player, 'Rounds');
      await ear.silence();
      ear.forget();
      player.press('Return');
      await ear.hears(/^Rounds/);
      const said = ear.said().map(({ text }) => text);
      assert.ok(!said.some((text) => /^Close/.test(text)), ear.tell());
      await player.page.evaluate(() => {
        const race = document.querySelector('button[aria-label^="Race the round"]');
        (race as HTMLElement).focus();
      });
      await ear.silence();
      await leavesForTheField(ear, player, 'Return');
    },
  },
  ...(['Options', 'Rounds'] as const).map((name) => ({
    title: `${name}: its name first; left by Escape, the field, in focus mode`,
    listen: async (ear: Ear, player: Player) => {
      player.press('Escape');
      await focusButton(player, name);
      await ear.silence();
      ear.forget();
      player.press('Return');
      await ear.hears(new RegExp(`^${name}`));
      await ear.silence();
      assert.match(ear.heard()[0] ?? '', new RegExp(`^${name}`), ear.tell());
      await leavesForTheField(ear, player, 'Escape');
    },
  })),
  {
    title: 'Commands: the name, the first result as it changes, how many there are',
    listen: async (ear, player) => {
      player.press('Escape');
      await player.reaches('start');
      ear.forget();
      player.press('ctrl+k');
      await ear.hears(/^Commands/);
      await ear.silence();
      player.type('them');
      await ear.hears(/Theme ›, 1 of \d/);
      await ear.silence();
      assert.ok(ear.tell().includes(`Theme ›, 1 of ${await countOptions(player)}`), ear.tell());
      ear.forget();
      player.type('e: d');
      await ear.hears(/Theme: dark, 1 of \d/);
      await ear.silence();
      assert.ok(ear.tell().includes(`Theme: dark, 1 of ${await countOptions(player)}`), ear.tell());
      await leavesForTheField(ear, player, 'Escape');
    },
  },
  {
    title: 'the theme menu: its name, the chosen one first',
    listen: async (ear, player) => {
      player.press('Escape');
      await focusButton(player, 'Toggle theme');
      await ear.silence();
      ear.forget();
      player.press('Return');
      await ear.hears(/Dark/);
      await ear.silence();
      assert.match(ear.heard().join(' '), /Theme.*Dark/, ear.tell());
      assert.doesNotMatch(ear.heard().join(' '), /Light/, ear.tell());
      await leavesForTheField(ear, player, 'Escape');
    },
  },
];

function isOnSlider(player: Player): Promise<boolean> {
  return player.page.evaluate(() => document.activeElement?.matches('input[type="range"]') ?? false);
}

/** Plays a short round to its end and types one word of it. */
async function playRound(ear: Ear, player: Player): Promise<void> {
  await player.reload(SHORT);
  await ear.hears(FIELD);
  player.type(`${(await player.words())[0]} `);
  await player.reaches('finish');
  await ear.hears(/words per minute\.$/);
  await ear.silence();
}

/** The position of the replay in ms; undefined if none is open. */
async function replayMs(player: Player): Promise<string | undefined> {
  return player.page.evaluate(() => document.querySelector('main')?.dataset.replayMs);
}

/**
 * Presses a key to leave. Then the field must be announced and get the next letter, which is a command in browse mode.
 */
async function leavesForTheField(ear: Ear, player: Player, key: string): Promise<void> {
  ear.forget();
  player.press(key);
  await ear.hears(FIELD);
  await player.page.evaluate(() => {
    const field = document.querySelector<HTMLElement>('[data-part="field"]');
    field?.removeAttribute('data-heard');
    field?.addEventListener('keydown', (event) => field.setAttribute('data-heard', event.key), {
      once: true,
    });
  });
  player.type('b');
  const heardByField = () =>
    player.page.evaluate(() => document.querySelector<HTMLElement>('[data-part="field"]')?.dataset.heard);
  assert.equal(await until(heardByField), 'b', `The key does not reach the field:\n${ear.tell()}`);
}

async function countOptions(player: Player): Promise<number> {
  return player.page.evaluate(() => document.querySelectorAll('dialog[open] [role="option"]').length);
}

async function focusButton(player: Player, name: string): Promise<void> {
  await player.page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
    buttons.find(({ textContent }) => textContent === wanted)?.focus();
  }, name);
}

/** Plays a round whose words the page says, a batch of it without an error, at a steady speed. */
async function playByEar(ear: Ear, player: Player, wpm: number): Promise<void> {
  // Enough for a batch of some 80 characters.
  await player.reload({ seconds: Math.ceil(1200 / wpm) + 8, saysWords: true });
  await ear.hears(/^Type the words entry/);
  // Some browsers let a page speak only after a key.
  player.press('Up');
  const words = await player.words();
  await ear.hears(new RegExp(`^${words[1]}$`));
  await ear.silence(300);
  const heardBefore = ear.said().length;
  const dueMs = await player.typeNoting(words, 60_000 / (5 * wpm));
  await ear.hears(new RegExp(`^last: ${words.at(-1)}$`));
  const said = ear.said();
  for (const [index, word] of words.entries()) {
    const text = index === words.length - 1 ? `last: ${word}` : word;
    // The first word may have been cut by Arrow Up, and is then said again.
    const whole = said.find((one) => one.text === text && one.endedMs !== null);
    assert.ok(whole, `${text} is said whole:\n${ear.tell()}`);
    assert.ok(whole.beganMs < (dueMs[index] ?? 0), `${text} is begun before it is due:\n${ear.tell()}`);
  }
  const twice = said
    .slice(heardBefore)
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) < at);
  assert.deepEqual(twice, [], `nothing is said twice:\n${ear.tell()}`);
  await player.reaches('finish');
  await ear.hears(/words per minute\./);
  await ear.silence();
  assert.equal(ear.said().filter(({ text }) => /words per minute/.test(text)).length, 1, ear.tell());
  player.press('Return');
  await player.reaches('start');
  const [first, second] = await player.words();
  await ear.hears(new RegExp(`^${second}$`));
  await ear.silence();
  const next = ear.heard().slice(-2);
  assert.deepEqual(next, [first, second], `the next round begins with its first two words:\n${ear.tell()}`);
}
