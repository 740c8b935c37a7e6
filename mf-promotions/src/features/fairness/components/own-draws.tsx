import { ownDrawsQuery } from '@jishi/api/lotteries/queries';
import { useApi } from '@jishi/contracts';
import { Button, Text } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useNotes } from '../hooks/use-notes.ts';
import { FIRST_DRAWS, MORE_DRAWS } from '../model/first-draws.ts';
import { DrawToCheck } from './draw-to-check.tsx';
import * as styles from './fairness.styles.ts';

type OwnDrawsProps = {
  /** Of this lottery only; all of them without. */
  lotteryId?: string;
};

/** The customer's newest draws, each to be checked. */
export function OwnDraws({ lotteryId }: OwnDrawsProps) {
  const text = useTexts();
  const [pageSize, setPageSize] = useState(FIRST_DRAWS);
  const { data } = useSuspenseQuery(ownDrawsQuery(useApi(), { lotteryId, pageSize }));
  useNotes(data.items);
  if (data.items.length === 0) return <Text $tone="secondary">{text('fair.no_draws')}</Text>;
  return (
    <>
      <styles.Draws>
        {data.items.map((draw) => (
          <DrawToCheck key={draw.id} draw={draw} hasLottery={lotteryId === undefined} />
        ))}
      </styles.Draws>
      {data.total > data.items.length && (
        <Button kind="ghost" size="sm" onClick={() => startTransition(() => setPageSize(pageSize + MORE_DRAWS))}>
          {text('fair.more')}
        </Button>
      )}
    </>
  );
}
