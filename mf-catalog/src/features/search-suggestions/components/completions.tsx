import type { Suggestion } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import Search from 'lucide-react/icons/search';
import { useTexts } from '../../../messages/texts.ts';
import { matchedPart } from '../model/matched-part.ts';
import * as styles from './search-suggestions.styles.ts';
import { WordOption } from './word-option.tsx';

type CompletionsProps = { suggestions: readonly Suggestion[]; typed: string; listId: string; at: number };

/** What the typed word could go on to. */
export function Completions({ suggestions, typed, listId, at }: CompletionsProps) {
  const text = useTexts();
  const format = useFormat();
  return (
    <styles.Options id={listId} role="listbox" aria-label={text('search.suggestions')}>
      {suggestions.map(({ text: word, count }, index) => (
        <WordOption key={word} word={word} listId={listId} index={index} at={at}>
          <Search size={14} strokeWidth={1.75} aria-hidden />
          <Matched word={word} typed={typed} />
          {count !== null && <small>{text('search.found', { number: format.count(count) })}</small>}
        </WordOption>
      ))}
    </styles.Options>
  );
}

function Matched({ word, typed }: { word: string; typed: string }) {
  const parts = matchedPart(word, typed);
  if (!parts) return <span>{word}</span>;
  const [before, part, after] = parts;
  return (
    <span>
      {before}
      <b>{part}</b>
      {after}
    </span>
  );
}
