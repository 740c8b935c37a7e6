import { Block } from '@jishi/part-kit/block';
import { pageNumber } from '@jishi/part-kit/page-number';
import { Card, CardBody, CardHead } from '@jishi/ui';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { LotteryCards } from './lottery-cards.tsx';
import { LotteryCardsSkeleton } from './lottery-cards-skeleton.tsx';

export function LotteryListScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const page = pageNumber(query.get('page'));
  return (
    <Card>
      <CardHead>
        <h1>{text('lottery.list')}</h1>
      </CardHead>
      <CardBody>
        <Block key={page} fallback={<LotteryCardsSkeleton />}>
          <LotteryCards page={page} />
        </Block>
      </CardBody>
    </Card>
  );
}
