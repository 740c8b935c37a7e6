import { PagedCard } from '@jishi/part-kit/paged-card';
import { useTexts } from '../../messages/texts.ts';
import { LotteryCards } from './lottery-cards.tsx';
import { LotteryCardsSkeleton } from './lottery-cards-skeleton.tsx';

export function LotteryListScreen() {
  return <PagedCard title={useTexts()('lottery.list')} fallback={<LotteryCardsSkeleton />} List={LotteryCards} />;
}
