import { reviewableLinesQuery } from '@jishi/api/reviews/queries';
import { useApi } from '@jishi/contracts';
import { useBrowserValue } from '@jishi/contracts/browser-value';
import { isId } from '@jishi/contracts/ids';
import { Block } from '@jishi/part-kit/block';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { NothingToReview } from './components/nothing-to-review.tsx';
import { ReviewForm } from './components/review-form.tsx';
import { RewardNote } from './components/reward-note.tsx';
import * as styles from './components/write-review.styles.ts';
import { WriteReviewSkeleton } from './components/write-review-skeleton.tsx';

export function WriteReviewScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const id = query.get('id');
  const number = query.get('identification');
  if (!isId(id)) return null; // the page itself is not found then
  return (
    <>
      <styles.Title>
        <h1>{text('write-review.title')}</h1>
        {number && <small>{text('write-review.order', { number })}</small>}
      </styles.Title>
      <Block key={id} fallback={<WriteReviewSkeleton />}>
        <LoadedForm orderId={id} />
      </Block>
    </>
  );
}

function LoadedForm({ orderId }: { orderId: string }) {
  const { data: lines } = useSuspenseQuery(reviewableLinesQuery(useApi(), orderId));
  // What was kept is known to the browser alone: the form begins anew with it.
  const isInBrowser = useBrowserValue(
    () => true,
    () => false,
  );
  if (!lines || lines.length === 0) return <NothingToReview orderId={orderId} />;
  return (
    <>
      <Block fallback={null} failed={null}>
        <RewardNote />
      </Block>
      <ReviewForm key={String(isInBrowser)} orderId={orderId} lines={lines} isInBrowser={isInBrowser} />
    </>
  );
}
