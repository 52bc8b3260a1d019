import type { Tally } from '../../core/round/score';
import { resultLines } from '../../ui/round/resultLines';
import { scrollFullyIntoView } from '../../ui/round/scrollFullyIntoView';
import { find, makeElement } from './elements';

/** Shows what a round came to, as the app does (ui/round/ResultPanel). */
export function showResult(counted: Tally): void {
  const result = find('result');
  result.append(makeElement('h2', 'Result'));
  for (const [name, figure] of resultLines(counted)) {
    const line = makeElement('p');
    line.dataset.line = '';
    line.append(makeElement('span', name), ' ', makeElement('span', figure));
    result.append(line);
  }
  scrollFullyIntoView(result);
}
