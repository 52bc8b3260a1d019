import { Fragment } from 'react';
import { spelledOut, withVisibleSpaces } from '../insights/insightSentences';

/** A pair or a key with its spaces visible; an image to screen readers, so that its letters are spelled out. */
export function PairName({ pair }: { readonly pair: string }) {
  return (
    <b role="img" aria-label={spelledOut(pair)} className="letters" dir="auto" translate="no">
      {withVisibleSpaces(pair)}
    </b>
  );
}

/** Several of them, with commas. */
export function PairNames({ pairs }: { readonly pairs: readonly string[] }) {
  return pairs.map((pair, index) => (
    <Fragment key={pair}>
      {index > 0 && <span>, </span>}
      <PairName pair={pair} />
    </Fragment>
  ));
}
