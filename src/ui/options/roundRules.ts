import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { OnMistake, RoundSettings } from '../../core/round/rules';

const GO_ON = msg({ message: 'go on', comment: 'On a mistake: the cursor goes on to the next character' });

const RULES: Readonly<Record<OnMistake, MessageDescriptor>> = {
  wait: msg({
    message: 'wait for the right key',
    comment: 'On a mistake: the cursor stays until the right key is typed; also in a list of what a round is',
  }),
  noWayBack: msg({
    message: 'no way back',
    comment: 'On a mistake: nothing typed can be deleted; also in a list of what a round is',
  }),
};

const A_CHARACTER = msg({
  message: 'a character',
  comment: 'Space: a Space in the middle of a word is a wrong character like any other',
});
const ENDS_WORD = msg({
  message: 'ends the word',
  comment: 'Space: a Space in the middle of a word goes on at the next word',
});

/** `no way back`; `go on` for the usual rule. */
export function mistakeRuleLabel(rule: OnMistake | false): string {
  return i18n._(rule ? RULES[rule] : GO_ON);
}

/** `ends the word`; `a character` for the usual Space. */
export function spaceLabel(endsWord: boolean): string {
  return i18n._(endsWord ? ENDS_WORD : A_CHARACTER);
}

/** What a kind of round says of its rules: `no way back · Space ends the word`; '' for the usual ones. */
export function rulesOfKind({
  onMistake,
  spaceEndsWord,
}: Pick<RoundSettings, 'onMistake' | 'spaceEndsWord'>): string {
  return [
    onMistake && mistakeRuleLabel(onMistake),
    spaceEndsWord && t({ message: 'Space ends the word', comment: 'In a list of what a round is' }),
  ]
    .filter(Boolean)
    .join(' · ');
}
