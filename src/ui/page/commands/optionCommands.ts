import type { Options } from '../../../core/options/options';
import { CARETS, SOUNDS, USUAL_SECONDS } from '../../../core/options/optionValues';
import { OWN_TEXT, WORD_LIMITS } from '../../../core/round/rules';
import { WORDS_CHOICES } from '../../../core/words/wordChoices';
import { CARET_LABELS, SOUND_LABELS } from '../../options/labels';
import type { Command } from './command';

const SPEECH_RATES_PERCENT = [75, 100, 125, 150, 200, 300];
const SIZES_PERCENT = [75, 100, 125, 150, 200];

/** A command for each value of each option, and those that open or reset the options. */
export const OPTION_COMMANDS: readonly Command[] = [
  {
    id: 'options',
    group: 'Options',
    label: 'Options',
    keywords: ['settings', 'preferences'],
    does: { kind: 'request', part: 'options' },
  },
  {
    id: 'standard',
    group: 'Options',
    label: 'Standard round',
    keywords: ['reset', 'default'],
    does: { kind: 'standard' },
  },
  ...USUAL_SECONDS.map((seconds) =>
    choice('seconds', seconds, `Time: ${seconds} s`, ['duration', 'length', 'seconds'], {
      wordLimit: undefined,
    }),
  ),
  ...WORD_LIMITS.map((words) =>
    choice('wordLimit', words, `Time: ${words} words`, ['no limit', 'untimed', 'calm', 'length', 'number']),
  ),
  ...WORDS_CHOICES.filter(({ name }) => name !== OWN_TEXT).map(({ name, label }) =>
    choice('words', name, `Words: ${label}`, ['language', 'list', name, withoutAccents(label)]),
  ),
  {
    id: 'ownText',
    group: 'Options',
    label: 'Words: Own text',
    keywords: ['paste', 'file', 'book', 'quote'],
    isChoice: true,
    does: { kind: 'request', part: 'options', pendingAction: 'ownText' },
  },
  ...onAndOff('capitals', 'Capitals and punctuation', ['upper case', 'commas']),
  ...onAndOff('numbers', 'Numbers', ['digits', 'figures']),
  ...SIZES_PERCENT.map((size) =>
    choice('size', size, `Size of the words: ${size} %`, ['font', 'zoom', 'larger', 'smaller', 'big']),
  ),
  ...CARETS.map((caret) => choice('caret', caret, `Caret: ${CARET_LABELS[caret].toLowerCase()}`, ['cursor'])),
  ...onAndOff('gliding', 'Gliding caret', ['smooth', 'cursor', 'animation']),
  ...onAndOff('saysWords', 'Say the words', ['speech', 'voice', 'aloud', 'read', 'blind', 'dictation']),
  ...onAndOff('hidesWords', 'Words hidden until typed', ['dictation', 'spelling', 'blind']),
  ...SPEECH_RATES_PERCENT.map((rate) =>
    choice('speechRate', rate, `Speed of the voice: ${rate} %`, ['speech', 'rate', 'faster', 'slower']),
  ),
  ...SOUNDS.map((sound) =>
    choice('sound', sound, `Sound: ${SOUND_LABELS[sound].toLowerCase()}`, ['noise', 'mute', 'click']),
  ),
];

function choice<Name extends keyof Options>(
  name: Name,
  value: Options[Name],
  label: string,
  keywords: readonly string[],
  others: Partial<Options> = {},
): Command {
  return {
    id: `${name}.${value}`,
    group: 'Options',
    label,
    keywords,
    isChoice: true,
    does: { kind: 'choose', options: { [name]: value, ...others } },
  };
}

function onAndOff(
  name: 'capitals' | 'numbers' | 'gliding' | 'saysWords' | 'hidesWords',
  label: string,
  keywords: readonly string[],
) {
  return [true, false].map((isOn) => choice(name, isOn, `${label}: ${isOn ? 'on' : 'off'}`, keywords));
}

/** So that `francais` finds `Français`. */
function withoutAccents(label: string): string {
  return label.normalize('NFD').replace(/\p{M}+/gu, '');
}
