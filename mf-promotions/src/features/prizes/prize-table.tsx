import type { OwnPrize } from '@jishi/api/lotteries';
import { ownPrizesQuery } from '@jishi/api/lotteries/queries';
import { paths, useApi } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { TextLink } from '@jishi/ui';
import { type Column, Table } from '@jishi/ui/data';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useWonColumns } from '../../components/won-columns.tsx';
import { useTexts } from '../../messages/texts.ts';
import { PRIZES_PER_PAGE, type PrizesAddress, prizesPath, toQuestion } from './model/address.ts';
import { standingOf } from './model/prize-outcome.ts';
import { NoPrizes } from './no-prizes.tsx';
import { PrizeAction } from './prize-action.tsx';
import { PrizeState } from './prize-state.tsx';

/** What this customer has won: those to redeem first. */
export function PrizeTable({ address }: { address: PrizesAddress }) {
  const text = useTexts();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(ownPrizesQuery(useApi(), toQuestion(address)));
  const onSort = () => void navigate(prizesPath({ oldestFirst: !address.oldestFirst, page: 1 }));
  return (
    <>
      <Table
        caption={text('prizes.title')}
        columns={useColumns()}
        rows={data.items}
        rowKey={({ id }) => id}
        empty={<NoPrizes isPastTheEnd={data.total > 0} />}
        sort={{ key: 'time', direction: address.oldestFirst ? 'ascending' : 'descending' }}
        onSort={onSort}
      />
      <PageLinks
        page={address.page}
        pageSize={PRIZES_PER_PAGE}
        total={data.total}
        pathOf={(page) => prizesPath({ ...address, page })}
      />
    </>
  );
}

function useColumns(): Column<OwnPrize>[] {
  const text = useTexts();
  const { prize, time } = useWonColumns<OwnPrize>(44);
  return [
    prize,
    {
      key: 'lottery',
      header: text('prizes.lottery'),
      cell: ({ lottery }) =>
        lottery && (
          <TextLink as={Link} to={paths.lottery(lottery.id)}>
            {lottery.name}
          </TextLink>
        ),
    },
    { key: 'state', header: text('prizes.state'), cell: (won) => <PrizeState standing={standingOf(won)} /> },
    time,
    {
      key: 'action',
      header: text('prizes.action'),
      align: 'end',
      phone: 'bare',
      cell: (won) => <PrizeAction id={won.id} name={won.prize.name} standing={standingOf(won)} />,
    },
  ];
}
