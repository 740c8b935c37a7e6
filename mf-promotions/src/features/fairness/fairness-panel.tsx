import type { DrawWish, LotteryDetail } from '@jishi/api/lotteries';
import { Block } from '@jishi/part-kit/block';
import { Card, CardBody, CardHead, Loading, Skeleton } from '@jishi/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useId } from 'react';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/fairness.styles.ts';
import { NextDraw } from './components/next-draw.tsx';
import { OwnDraws } from './components/own-draws.tsx';

type FairnessPanelProps = {
  lottery: LotteryDetail;
  /** Hears what the next draw shall be made with. */
  onWish: (wish: DrawWish) => void;
};

/** Beside a game: what the next draw is made from, and a check of the last ones. The game goes on without it. */
export function FairnessPanel({ lottery, onWish }: FairnessPanelProps) {
  const text = useTexts();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <styles.Badge>
          <BadgeCheck size={20} strokeWidth={1.75} aria-hidden />
        </styles.Badge>
        <h2 id={id}>{text('fair.title')}</h2>
      </CardHead>
      <CardBody>
        <Block fallback={<PanelSkeleton />}>
          <styles.Body>
            <NextDraw lotteryId={lottery.id} onWish={onWish} />
            <OwnDraws lotteryId={lottery.id} />
          </styles.Body>
        </Block>
      </CardBody>
    </Card>
  );
}

function PanelSkeleton() {
  const text = useTexts();
  return (
    <Loading label={text('fair.loading')}>
      <styles.Body>
        <Skeleton $height="40px" />
        <Skeleton $width="5rem" $height="20px" />
        <styles.Facts as="div">
          <Skeleton $width="9rem" />
          <Skeleton $height="32px" />
          <Skeleton $width="4rem" />
          <Skeleton $height="32px" />
        </styles.Facts>
        <Skeleton $height="44px" $radius="var(--r-sm)" />
      </styles.Body>
    </Loading>
  );
}
