import { rewardTermsQuery } from '@jishi/api/reviews/queries';
import { useApi } from '@jishi/contracts';
import { Note } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import { useTexts } from '../../../messages/texts.ts';

/** What a review earns; nothing in a shop that gives nothing. */
export function RewardNote() {
  const text = useTexts();
  const { data: terms } = useSuspenseQuery(rewardTermsQuery(useApi()));
  const { points, minLength: length, minPictures: count } = terms;
  if (points === 0) return null;
  return (
    <Note tone="promo" icon={<Coins size={18} strokeWidth={1.75} aria-hidden />}>
      {text(count > 0 ? 'write-review.reward' : 'write-review.reward-words', { points, length, count })}
    </Note>
  );
}
