import { useCommonTexts } from '@jishi/i18n';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import type { useSearchHistory } from '../../../hooks/use-search-history.ts';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './search-suggestions.styles.ts';
import { WordOption } from './word-option.tsx';

type KnownWordsProps = {
  history: ReturnType<typeof useSearchHistory>;
  popular: readonly string[];
  listId: string;
  at: number;
};

/** A press must not take the focus off the box: that would close what is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** For an empty box: what was searched for here before, and what others buy. */
export function KnownWords({ history, popular, listId, at }: KnownWordsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { words, remove, clear } = history;
  return (
    <styles.Known>
      <div id={listId} role="listbox" aria-label={text('search.words')}>
        {words.length > 0 && (
          <styles.History role="group" aria-label={text('search.history')}>
            <styles.Title aria-hidden="true">{text('search.history')}</styles.Title>
            <styles.Options>
              {words.map((word, index) => (
                <WordOption key={word} word={word} listId={listId} index={index} at={at}>
                  <Clock size={14} strokeWidth={1.75} aria-hidden />
                  <span>{word}</span>
                </WordOption>
              ))}
            </styles.Options>
          </styles.History>
        )}
        {popular.length > 0 && (
          <styles.Popular role="group" aria-label={text('search.popular')}>
            <styles.Title aria-hidden="true">{text('search.popular')}</styles.Title>
            <styles.Chips>
              {popular.map((word, index) => (
                <WordOption key={word} word={word} listId={listId} index={words.length + index} at={at}>
                  {word}
                </WordOption>
              ))}
            </styles.Chips>
          </styles.Popular>
        )}
      </div>
      {/* Beside the list, row by row: a list box holds nothing but options. */}
      {words.length > 0 && (
        <styles.Tools>
          <button type="button" onMouseDown={keepFocus} onClick={clear}>
            {text('search.clear_history')}
          </button>
          {words.map((word) => (
            <styles.Remove
              key={word}
              type="button"
              aria-label={`${common('action.remove')} ${word}`}
              onMouseDown={keepFocus}
              onClick={() => remove(word)}
            >
              <X size={14} strokeWidth={1.75} aria-hidden />
            </styles.Remove>
          ))}
        </styles.Tools>
      )}
    </styles.Known>
  );
}
