import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { foundSentence } from '../foundSentence';
import styles from './OptionsDialog.module.css';
import { wordsFound } from './wordsFound';
import { wordsLabel, wordsLabelLanguage } from './wordsLabels';

/** So many fit below the field without pushing the rest of the dialog away. */
const MOST_SHOWN = 6;

interface WordsSearchProps {
  readonly lists: readonly string[];
  readonly onChoose: (list: string) => void;
}

/** A field that finds lists of words by what their language is called. Enter takes the first of those below it. */
export function WordsSearch({ lists, onChoose }: WordsSearchProps) {
  const [search, setSearch] = useState('');
  const found = wordsFound(lists, search);
  const [first] = found;
  const none = t`No words found.`;
  const sentence =
    first === undefined ? search.trim() !== '' && none : foundSentence(wordsLabel(first), found.length);
  const choose = (list: string): void => {
    setSearch('');
    onChoose(list);
  };
  const label = t({
    message: 'Find words',
    comment: 'A search field: finds lists of words by their language',
  });
  return (
    <div className={styles.search}>
      <input
        className="field"
        type="search"
        aria-label={label}
        placeholder={label}
        value={search}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || first === undefined || event.nativeEvent.isComposing) return;
          // The key would open the list of what gets the focus.
          event.preventDefault();
          choose(first);
        }}
      />
      {found.length > 0 && (
        <div className="row">
          {found.slice(0, MOST_SHOWN).map((list) => (
            <Button key={list} data-quiet lang={wordsLabelLanguage(list)} onClick={() => choose(list)}>
              {wordsLabel(list)}
            </Button>
          ))}
        </div>
      )}
      <LiveRegion className="soft">{sentence}</LiveRegion>
    </div>
  );
}
