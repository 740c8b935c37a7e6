import { type FragmentProps, paths, useApi } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSettled } from '../../hooks/use-settled.ts';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './search-suggestions.styles.ts';
import { suggestionsQuery } from './suggestion-queries.ts';

/** Typing faster than this asks only once. */
const PAUSE_MS = 150;

/** Completions of what stands in the search box, as links to their results. Nothing without any. */
export function SearchSuggestions({ keyword }: FragmentProps['mf_catalog/search-suggestions']) {
  const text = useTexts();
  const format = useFormat();
  const wanted = useSettled(keyword.trim(), PAUSE_MS);
  const { data = [] } = useQuery(suggestionsQuery(useApi(), wanted));
  if (wanted === '' || data.length === 0) return null;
  return (
    <styles.List aria-label={text('search.suggestions')}>
      {data.map(({ text: word, count }) => (
        <li key={word}>
          <Link to={paths.products({ keyword: word })}>
            <span>{word}</span>
            {count !== null && <small>{text('search.found', { number: format.count(count) })}</small>}
          </Link>
        </li>
      ))}
    </styles.List>
  );
}
