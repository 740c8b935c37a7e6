import type { Winner } from '@jishi/api/lotteries';
import { winnersQuery } from '@jishi/api/lotteries/queries';
import { useApi } from '@jishi/contracts';
import { group } from '@jishi/i18n';
import { PageLinks } from '@jishi/part-kit/page-links';
import { Card, CardBody, CardHead, Text } from '@jishi/ui';
import { type Column, Table } from '@jishi/ui/data';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useWonColumns } from '../../../components/won-columns.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { WINNERS_PER_PAGE, type WinnersAddress, winnersPath } from '../model/address.ts';
import * as styles from './lottery.styles.ts';

/** Who won what, under masked names. */
export function Winners({ lotteryId, address }: { lotteryId: string; address: WinnersAddress }) {
  const text = useTexts();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(winnersQuery(useApi(), { lotteryId, pageSize: WINNERS_PER_PAGE, ...address }));
  const pathOf = (change: Partial<WinnersAddress>) => winnersPath(lotteryId, { ...address, ...change });
  const onSort = () => {
    void navigate(pathOf({ oldestFirst: !address.oldestFirst, page: 1 }), { preventScrollReset: true });
  };
  return (
    <Card aria-labelledby="lottery-winners">
      <CardHead>
        <h2 id="lottery-winners">{text('lottery.winners')}</h2>
        {data.total > 0 && <styles.AtEnd>{text('lottery.winner_count', { number: group(data.total) })}</styles.AtEnd>}
      </CardHead>
      <CardBody>
        <Table
          caption={text('lottery.winners')}
          columns={useColumns()}
          rows={data.items}
          rowKey={({ id }) => id}
          empty={
            <Text $tone="secondary">{text(data.total > 0 ? 'lottery.no_more_winners' : 'lottery.no_winners')}</Text>
          }
          sort={{ key: 'time', direction: address.oldestFirst ? 'ascending' : 'descending' }}
          onSort={onSort}
        />
        <PageLinks
          page={address.page}
          pageSize={WINNERS_PER_PAGE}
          total={data.total}
          pathOf={(page) => pathOf({ page })}
        />
      </CardBody>
    </Card>
  );
}

function useColumns(): Column<Winner>[] {
  const text = useTexts();
  const { prize, time } = useWonColumns<Winner>(32);
  return [prize, { key: 'name', header: text('lottery.winner'), cell: ({ name }) => name }, { ...time, align: 'end' }];
}
