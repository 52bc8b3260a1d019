import { Fragment, useId, useState } from 'react';
import type { Mistake, MistakesOfKind } from '../../analysis/insights/mistakes';
import { mistakesOfKind, nameOfKind, withVisibleSpaces } from './insightSentences';
import styles from './Lists.module.css';

/** About how many characters of examples fit in a line. Further examples are shown on demand. */
const LINE_CHARACTERS = 34;

/** The mistakes by kind, with the words in which they happened. Corrected mistakes are included. */
export function MistakesList({ kinds }: { readonly kinds: readonly MistakesOfKind[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>Mistakes</h3>
      {kinds.length === 0 && <p>No mistakes.</p>}
      {kinds.length > 0 && (
        <ul className={styles.sentences} aria-labelledby={id}>
          {kinds.map((ofKind) => (
            <li key={ofKind.kind}>
              {mistakesOfKind(ofKind)} <Words ofKind={ofKind} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Words({ ofKind: { kind, mistakes } }: { readonly ofKind: MistakesOfKind }) {
  const [isWhole, setWhole] = useState(false);
  const places = placesOf(mistakes);
  const fitting = countThatFit(places);
  return (
    <span className={styles.words}>
      {places.slice(0, isWhole ? undefined : fitting).map((place, index) => (
        <Fragment key={place.key}>
          {index > 0 && ', '}
          <Word place={place} />
        </Fragment>
      ))}
      {fitting < places.length && ' '}
      {fitting < places.length && (
        <button
          type="button"
          aria-expanded={isWhole}
          // A click leaves the focus in the typing field, where Enter starts the next round.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'fewer' : `${places.length - fitting} more`}
          <span className="visuallyHidden"> {nameOfKind(kind)}</span>
        </button>
      )}
    </span>
  );
}

function Word({ place: { word, typedWord, times, wasCorrected } }: { readonly place: Place }) {
  return (
    <>
      {/* A missing or added space does not change the word itself. */}
      {typedWord !== word && (
        <>
          <b>{withVisibleSpaces(typedWord) || 'nothing'}</b> for{' '}
        </>
      )}
      <b>{word}</b>
      {times > 1 && ` (${times} times)`}
      {wasCorrected && ' (corrected)'}
    </>
  );
}

/** How many of the examples fit in a line, at least one. */
function countThatFit(places: readonly Place[]): number {
  let characters = 0;
  const tooMany = places.findIndex(({ word, typedWord, times, wasCorrected }) => {
    const wrongPart = typedWord === word ? 0 : typedWord.length + ' for '.length;
    const notes = (times > 1 ? ' (2 times)'.length : 0) + (wasCorrected ? ' (corrected)'.length : 0);
    characters += wrongPart + word.length + notes + ', '.length;
    return characters > LINE_CHARACTERS;
  });
  return tooMany < 0 ? places.length : Math.max(1, tooMany);
}

interface Place extends Pick<Mistake, 'word' | 'typedWord' | 'wasCorrected'> {
  readonly key: string;
  readonly times: number;
}

/** Each pair of word and typed word once, with how often it happened. */
function placesOf(mistakes: readonly Mistake[]): Place[] {
  const places = new Map<string, Place>();
  for (const { word, typedWord, wasCorrected } of mistakes) {
    const key = `${word} ${typedWord} ${wasCorrected}`;
    places.set(key, { key, word, typedWord, wasCorrected, times: (places.get(key)?.times ?? 0) + 1 });
  }
  return [...places.values()];
}
