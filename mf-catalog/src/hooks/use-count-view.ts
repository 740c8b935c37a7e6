import { countArticleView } from '@jishi/api/articles';
import { useApi } from '@jishi/contracts';
import { useEffect } from 'react';

/** Counts that somebody reads an article or a column, once it is drawn; nobody is told when that fails. Without an id nothing is counted. */
export function useCountView(kind: 'article' | 'column', id: string | null): void {
  const api = useApi();
  useEffect(() => {
    if (id !== null) countArticleView(api, kind, id).catch(() => undefined);
  }, [api, kind, id]);
}
