import { Button } from '@jishi/ui';
import Download from 'lucide-react/icons/download';
import { useTexts } from '../../../messages/texts.ts';
import { shopToday } from '../../../model/shop-today.ts';
import { useExport } from '../hooks/use-export.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import type { LedgerAddress } from '../model/ledger-address.ts';
import { listDays } from '../model/ledger-days.ts';
import * as styles from './ledger-card.styles.ts';

export type LedgerSumsProps = {
  look: LedgerLook;
  address: LedgerAddress;
  /** Over all that matches. */
  sums: { total: number; income: number; spending: number };
  fetchTable: () => Promise<Blob>;
};

/** What came and went with all that matches, and all of it as a file. */
export function LedgerSums({ look, address, sums, fetchTable }: LedgerSumsProps) {
  const text = useTexts();
  const days = listDays(address.range, address.own, shopToday());
  const name = [text(`${look.kind}.file`), days?.from, days?.until].filter(Boolean).join('_');
  const { isPending, start } = useExport(fetchTable, `${name}.csv`);
  return (
    <styles.Sums role="group" aria-label={text('ledger.sums')}>
      <p>
        <span>{text('ledger.entries', { count: sums.total })}</span>
        {address.direction !== 'spending' && <b>{text('ledger.in', { amount: look.amount(sums.income) })}</b>}
        {address.direction !== 'income' && <b>{text('ledger.out', { amount: look.amount(sums.spending) })}</b>}
      </p>
      {sums.total > 0 && (
        <Button size="sm" busy={isPending} icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={start}>
          {text(isPending ? 'ledger.exporting' : 'ledger.export')}
        </Button>
      )}
    </styles.Sums>
  );
}
