import type { OwnPrize } from '@jishi/api/lotteries';
import { ownPrizesQuery } from '@jishi/api/lotteries/queries';
import { paths, useApi } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { PageLinks } from '@jishi/part-kit/page-links';
import { TextLink } from '@jishi/ui';
import { type Column, Table } from '@jishi/ui/data';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { PrizePicture } from '../../components/prize-picture.tsx';
import { useTexts } from '../../messages/texts.ts';
import { PRIZES_PER_PAGE, type PrizesAddress, prizesPath, toQuestion } from './model/address.ts';
import { standingOf } from './model/prize-outcome.ts';
import { NoPrizes } from './no-prizes.tsx';
import { PrizeAction } from './prize-action.tsx';
import { PrizeState } from './prize-state.tsx';
import * as styles from './prizes.styles.ts';

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
  const format = useFormat();
  return [
    {
      key: 'prize',
      header: text('lottery.prize'),
      phone: 'bare',
      cell: ({ prize }) => (
        <styles.Prize>
          <PrizePicture prize={prize} size={44} />
          {prize.name}
        </styles.Prize>
      ),
    },
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
    {
      key: 'time',
      header: text('lottery.won_at'),
      sortable: true,
      cell: ({ wonAt }) => <time dateTime={wonAt.replace(' ', 'T')}>{format.date(wonAt, 'minute')}</time>,
    },
    {
      key: 'action',
      header: text('prizes.action'),
      align: 'end',
      phone: 'bare',
      cell: (won) => <PrizeAction id={won.id} name={won.prize.name} standing={standingOf(won)} />,
    },
  ];
}
