import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OnMistake } from '../../core/round/rules';

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

/** `no way back`; `go on` for the usual rule. */
export function mistakeRuleLabel(rule: OnMistake | false): string {
  return i18n._(rule ? RULES[rule] : GO_ON);
}

/** What a kind of round says of mistakes; '' for the usual rule. */
export function mistakeRuleOfKind({ onMistake }: { readonly onMistake?: OnMistake }): string {
  return onMistake ? mistakeRuleLabel(onMistake) : '';
}
