import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { useApi } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useIsAlive } from '../../../hooks/use-is-alive.ts';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import { questionPageQuery } from '../../../queries/question-queries.ts';
import type { DetailTab } from '../model/detail-tab.ts';

type LabelledTab = { value: DetailTab; label: string; count?: number };

/** The tabs with their words, and how many reviews and questions wait behind them. */
export function useLabelledTabs(productId: string, tabs: readonly DetailTab[]): LabelledTab[] {
  const text = useDetailWords();
  const api = useApi();
  // What the server drew had no numbers yet.
  const isAlive = useIsAlive();
  const { data: reviews } = useQuery({ ...reviewFiguresQuery(api, productId), enabled: tabs.includes('reviews') });
  const { data: questions } = useQuery({
    ...questionPageQuery(api, productId, 1),
    enabled: tabs.includes('questions') && isAlive,
  });
  const counts = { details: undefined, reviews: reviews?.total, questions: questions?.total };
  return tabs.map((value) => {
    const count = isAlive ? counts[value] : undefined;
    return { value, label: text(`tab.${value}`), ...(count !== undefined && { count }) };
  });
}
