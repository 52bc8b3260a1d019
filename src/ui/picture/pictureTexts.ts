import { t } from '@lingui/core/macro';
import type { RoundFigures } from '../../analysis/insights/figures';
import { tally } from '../../core/round/score';
import { speedUnitOf } from '../../core/words/speedUnit';
import type { PicturedRound } from '../../state/picture/pictureAtoms';
import { formatDate } from '../history/dateFormat';
import { kindText } from '../history/roundSentences';
import { rangeText } from '../insights/rangeText';
import { speedText } from '../page/figureTexts';
import { type ResultLine, resultLines } from '../round/resultLines';

/** What is written on the picture of a round. */
export interface PictureTexts {
  readonly speed: string;
  /** Empty for a round that was left early. */
  readonly likelyRange: string;
  readonly result: readonly ResultLine[];
  readonly date: string;
  readonly kind: string;
  /** The page's address, as people write it. */
  readonly address: string;
}

/** @param address the page's URL */
export function pictureTexts(
  pictured: PicturedRound,
  { speedWpm, likelyRange }: RoundFigures,
  address: string,
): PictureTexts {
  const likely = t({ message: 'Likely range', comment: 'The range in which the speed likely is' });
  const unit = speedUnitOf(pictured.round.setup.wordList);
  return {
    speed: speedText(speedWpm, unit),
    likelyRange: likelyRange ? `${likely} ${rangeText(likelyRange, unit)}` : '',
    result: resultLines(tally(pictured.round)),
    date: formatDate(pictured.playedAt),
    // Its date is on the picture: that it is in the future need not be said.
    kind: kindText(pictured, pictured.playedAt),
    address: writtenAddress(address),
  };
}

/** `https://example.org/thirty/index.html?x` is `example.org/thirty`. */
function writtenAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/(index\.html)?$/, '').replace(/\/$/, '');
}
