import { Block } from '@jishi/part-kit/block';
import { pageNumber } from '@jishi/part-kit/page-number';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { offerPath } from '../model/offer-address.ts';
import { AskBox } from './components/ask-box.tsx';
import { QuestionList } from './components/question-list.tsx';
import * as styles from './components/questions.styles.ts';
import { QuestionsSkeleton } from './components/questions-skeleton.tsx';

/** What is asked about a product, with room for a question of one's own. It is fetched when its tab is opened. */
export default function Questions({ productId }: { productId: string }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const page = pageNumber(query.get('page'));
  const pathOf = (other: number) =>
    offerPath(productId, query, { tab: 'questions', page: other === 1 ? null : String(other) });
  /** What was asked stands first on the first page. */
  const handleAsked = () => {
    if (page !== 1) void navigate(pathOf(1), { preventScrollReset: true });
  };
  return (
    <styles.Block id="questions">
      <AskBox productId={productId} onAsked={handleAsked} />
      <Block fallback={<QuestionsSkeleton />} resetKey={String(page)}>
        <QuestionList productId={productId} page={page} pathOf={pathOf} />
      </Block>
    </styles.Block>
  );
}
