import type { LedgerDirection, LedgerSort } from '@jishi/api/bills';
import { useFormat } from '@jishi/i18n';
import { TextLink } from '@jishi/ui';
import { type Column, type SortDirection, Table } from '@jishi/ui/data';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Link, useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import { changed, type LedgerAddress } from '../model/ledger-address.ts';
import type { Reference } from '../model/reference.ts';
import * as styles from './ledger-card.styles.ts';

/** A row of either ledger. */
export type LedgerRow = {
  id: string;
  direction: LedgerDirection;
  what: string;
  /** A word below it: the way, the source. */
  hint: string;
  at: string;
  reference: Reference | null;
  amount: number;
  /** What was left after it; `null` where that is not told. */
  left: number | null;
};

type LedgerTableProps = { look: LedgerLook; address: LedgerAddress; rows: readonly LedgerRow[] };

/** Heads that sort: first and second press. */
const heads: Readonly<Record<string, readonly [LedgerSort, LedgerSort]>> = {
  time: ['newest', 'oldest'],
  amount: ['largest', 'smallest'],
};

/** Rows with icon, time, what they are about, amount and what was left; on phones in two columns. */
export function LedgerTable({ look, address, rows }: LedgerTableProps) {
  const navigate = useNavigate();
  const columns = useColumns(look);
  const handleSort = (key: string) => {
    const [first, second] = heads[key] ?? (['newest', 'oldest'] as const);
    const sort = address.sort === first ? second : first;
    void navigate(look.pathOf(changed(address, { sort })), { preventScrollReset: true });
  };
  const sort = sortedBy(address.sort);
  const caption = useTexts()(`${look.kind}.caption`);
  return (
    <styles.Entries $kind={look.kind}>
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onSort={handleSort}
        {...(sort ? { sort } : {})}
      />
    </styles.Entries>
  );
}

function useColumns(look: LedgerLook): Column<LedgerRow>[] {
  const text = useTexts();
  const format = useFormat();
  return [
    {
      key: 'what',
      header: text('ledger.what'),
      cell: ({ direction, what, hint }) => (
        <styles.What>
          <styles.Direction data-direction={direction}>
            {direction === 'income' ? (
              <ArrowDownLeft size={16} strokeWidth={1.75} aria-label={text('ledger.type-income')} role="img" />
            ) : (
              <ArrowUpRight size={16} strokeWidth={1.75} aria-label={text('ledger.type-spending')} role="img" />
            )}
          </styles.Direction>
          <div>
            <b>{what}</b>
            <small>{hint}</small>
          </div>
        </styles.What>
      ),
      phone: 'bare',
    },
    {
      key: 'time',
      header: text('ledger.time'),
      sortable: true,
      cell: ({ at }) => (
        <styles.Quiet as="time" dateTime={at.replace(' ', 'T')}>
          {format.date(at, 'minute')}
        </styles.Quiet>
      ),
      phone: 'bare',
    },
    {
      key: 'about',
      header: text('ledger.about'),
      cell: ({ reference }) => <About reference={reference} />,
      phone: 'bare',
    },
    {
      key: 'amount',
      header: text(`${look.kind}.amount`),
      align: 'end',
      sortable: true,
      cell: ({ direction, amount }) => (
        <styles.Amount data-direction={direction}>
          {direction === 'income' ? '+' : '−'}
          {look.amount(amount)}
        </styles.Amount>
      ),
      phone: 'bare',
    },
    {
      key: 'left',
      header: text(`${look.kind}.left`),
      align: 'end',
      cell: ({ left }) => <styles.Quiet>{left === null ? '—' : look.amount(left)}</styles.Quiet>,
      phone: 'hidden',
    },
  ];
}

function About({ reference }: { reference: Reference | null }) {
  if (!reference) return <styles.Quiet aria-hidden="true">—</styles.Quiet>;
  const { text, label, path } = reference;
  if (path === null) return <styles.Quiet>{text}</styles.Quiet>;
  return (
    <TextLink as={Link} to={path} aria-label={label}>
      {text}
    </TextLink>
  );
}

function sortedBy(sort: LedgerSort): { key: string; direction: SortDirection } | null {
  for (const [key, [first, second]] of Object.entries(heads)) {
    if (sort === first) return { key, direction: 'descending' };
    if (sort === second) return { key, direction: 'ascending' };
  }
  return null;
}
