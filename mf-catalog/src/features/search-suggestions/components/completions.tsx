import type { Suggestion } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import CircleHelp from 'lucide-react/icons/circle-help';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Package from 'lucide-react/icons/package';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import { useTexts } from '../../../messages/texts.ts';
import { matchedPart } from '../model/matched-part.ts';
import { suggestionPath } from '../model/suggestion-path.ts';
import * as styles from './search-suggestions.styles.ts';
import { WordOption } from './word-option.tsx';

type CompletionsProps = { suggestions: readonly Suggestion[]; typed: string; listId: string; at: number };

const icons = { word: Search, category: LayoutGrid, brand: Store, product: Package, article: CircleHelp } as const;

/** What the typed word could go on to: words, and pages that have it in their name. */
export function Completions({ suggestions, typed, listId, at }: CompletionsProps) {
  const text = useTexts();
  const format = useFormat();
  return (
    <styles.Options id={listId} role="listbox" aria-label={text('search.suggestions')}>
      {suggestions.map((suggestion, index) => {
        const { kind, text: word } = suggestion;
        const Icon = icons[kind];
        return (
          <WordOption
            key={`${kind} ${word}`}
            word={word}
            to={suggestionPath(suggestion)}
            listId={listId}
            index={index}
            at={at}
          >
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            <Matched word={word} typed={typed} />
            {kind !== 'word' && <small>{text(`search.kind.${kind}`)}</small>}
            {kind === 'word' && suggestion.count !== null && (
              <small>{text('search.found', { number: format.count(suggestion.count) })}</small>
            )}
          </WordOption>
        );
      })}
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
