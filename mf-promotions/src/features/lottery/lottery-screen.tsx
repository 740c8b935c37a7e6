import { accountQuery } from '@jishi/api/account/queries';
import { lotteryQuery } from '@jishi/api/lotteries/queries';
import { useApi } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { Block } from '@jishi/part-kit/block';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as styles from './components/lottery.styles.ts';
import { LotteryGame } from './components/lottery-game.tsx';
import { LotterySkeleton } from './components/lottery-skeleton.tsx';
import { NoLottery } from './components/no-lottery.tsx';
import { Winners } from './components/winners.tsx';
import { WinnersSkeleton } from './components/winners-skeleton.tsx';
import { readWinnersAddress, winnersPath } from './model/address.ts';
import type { BesideProps } from './model/beside.ts';

type LotteryScreenProps = {
  /** Stands beside the game, below points and rules: what another feature has to say of the lottery and its last draw. */
  Beside?: ComponentType<BesideProps>;
};

export function LotteryScreen({ Beside }: LotteryScreenProps) {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!isId(id)) return null; // the page itself is not found then
  return (
    <Block key={id} fallback={<LotterySkeleton />}>
      <Lottery id={id} Beside={Beside} />
    </Block>
  );
}

function Lottery({ id, Beside }: { id: string; Beside: LotteryScreenProps['Beside'] }) {
  const api = useApi();
  const { data: lottery } = useSuspenseQuery(lotteryQuery(api, id));
  const { data: account } = useSuspenseQuery(accountQuery(api));
  const [query] = useSearchParams();
  if (!lottery) return <NoLottery />;
  const address = readWinnersAddress(query);
  return (
    <styles.Page>
      <LotteryGame lottery={lottery} account={account} Beside={Beside} />
      <Block fallback={<WinnersSkeleton />} resetKey={winnersPath(id, address)}>
        <Winners lotteryId={id} address={address} />
      </Block>
    </styles.Page>
  );
}
