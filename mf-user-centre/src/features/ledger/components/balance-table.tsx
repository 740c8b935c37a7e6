import type { Balances } from '@jishi/api/bills';
import { useFormat } from '@jishi/i18n';
import { Table } from '@jishi/ui/data';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import * as styles from './balance-course.styles.ts';

type BalanceTableProps = { look: LedgerLook; days: Balances['days'] };

/** The balance at the end of each day, the last day first. */
export function BalanceTable({ look, days }: BalanceTableProps) {
  const text = useTexts();
  const { date } = useFormat();
  const caption = text(`${look.kind}.chart`);
  return (
    <styles.Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table
        caption={caption}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', header: text('ledger.day'), cell: ({ day }) => date(day, 'long'), phone: 'bare' },
          {
            key: 'balance',
            header: text(`${look.kind}.left`),
            cell: ({ balance }) => look.amount(balance),
            align: 'end',
            phone: 'bare',
          },
        ]}
      />
    </styles.Scroller>
  );
}
