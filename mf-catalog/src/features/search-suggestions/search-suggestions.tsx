import { searchWordsQuery, suggestionsQuery } from '@jishi/api/products/queries';
import { type FragmentProps, useApi, useShop } from '@jishi/contracts';
import { VisuallyHidden } from '@jishi/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useDebouncedValue } from '../../hooks/use-debounced-value.ts';
import { useSearchHistory } from '../../hooks/use-search-history.ts';
import { useTexts } from '../../messages/texts.ts';
import { Completions } from './components/completions.tsx';
import { KnownWords } from './components/known-words.tsx';
import * as styles from './components/search-suggestions.styles.ts';
import { useCombobox } from './hooks/use-combobox.ts';

/** Typing faster than this asks only once. */
const PAUSE_MS = 150;

/** Below the search box: completions of what stands in it, or for an empty box words to begin with. */
export function SearchSuggestions({ keyword, boxId }: FragmentProps['mf_catalog/search-suggestions']) {
  const text = useTexts();
  const api = useApi();
  const { has } = useShop();
  const listId = useId();
  const wanted = useDebouncedValue(keyword.trim(), PAUSE_MS);
  const isEmpty = keyword.trim() === '';
  const history = useSearchHistory();
  const { data: completions = [] } = useQuery({
    ...suggestionsQuery(api, wanted),
    enabled: wanted !== '',
    // Those of the word before stay until the new ones are there, so that nothing flickers.
    placeholderData: keepPreviousData,
  });
  const { data: known } = useQuery({ ...searchWordsQuery(api), enabled: isEmpty });

  // A page the release lacks is offered to nobody.
  const offered = completions.filter(({ kind }) => kind !== 'article' || has('mf_catalog/article-detail'));
  const suggestions = isEmpty || wanted === '' ? [] : offered;
  const popular = useMemo(
    () => (isEmpty ? (known?.popular ?? []) : []).filter((word) => !history.words.includes(word)),
    [isEmpty, known, history.words],
  );
  const words = useMemo(
    () => (isEmpty ? [...history.words, ...popular] : suggestions.map(({ text: word }) => word)),
    [isEmpty, history.words, popular, suggestions],
  );
  const at = useCombobox({ boxId, listId, words, onRemove: history.remove });
  if (words.length === 0) return null;
  return (
    <styles.Panel>
      {isEmpty ? (
        <KnownWords history={history} popular={popular} listId={listId} at={at} />
      ) : (
        <Completions suggestions={suggestions} typed={wanted} listId={listId} at={at} />
      )}
      <VisuallyHidden role="status">{text('search.count', { count: words.length })}</VisuallyHidden>
    </styles.Panel>
  );
}
