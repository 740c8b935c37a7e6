import type { Balances } from '@jishi/api/bills';
import { MoreLink, VisuallyHidden } from '@jishi/ui';
import ChartLine from 'lucide-react/icons/chart-line';
import Rows from 'lucide-react/icons/rows-3';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import { useRangeText } from '../hooks/use-range-text.ts';
import type { LedgerAddress } from '../model/ledger-address.ts';
import { BalanceChart } from './balance-chart.tsx';
import * as styles from './balance-course.styles.ts';
import { BalanceTable } from './balance-table.tsx';

type BalanceCourseProps = { look: LedgerLook; address: LedgerAddress };

/** The balance over the range of the page: as a line, or as a table that says the same. */
export function BalanceCourse({ look, address }: BalanceCourseProps) {
  const text = useTexts();
  const rangeText = useRangeText();
  const balances = look.useBalances(address);
  const { asTable } = address;
  const Icon = asTable ? ChartLine : Rows;
  return (
    <styles.Course>
      <styles.Head>
        <span>
          {text(`${look.kind}.chart`)}
          <VisuallyHidden as="span">{` ${story(balances, look, rangeText(address), text)}`}</VisuallyHidden>
        </span>
        <MoreLink as={Link} to={look.pathOf({ ...address, asTable: !asTable })} preventScrollReset>
          <Icon size={14} strokeWidth={1.75} aria-hidden />
          {text(asTable ? 'ledger.as-chart' : 'ledger.as-table')}
        </MoreLink>
      </styles.Head>
      {balances.days.length === 0 ? (
        <p>{text('ledger.no-days')}</p>
      ) : asTable ? (
        <BalanceTable look={look} days={balances.days} />
      ) : (
        <BalanceChart look={look} days={balances.days} />
      )}
    </styles.Course>
  );
}

/** What the line tells, for who does not see it. */
function story(
  { days, opening }: Balances,
  { amount }: LedgerLook,
  range: string,
  text: ReturnType<typeof useTexts>,
): string {
  const balances = days.map(({ balance }) => balance);
  if (balances.length === 0) return '';
  return text('ledger.story', {
    range,
    first: amount(opening),
    last: amount(balances.at(-1) ?? opening),
    highest: amount(Math.max(...balances)),
    lowest: amount(Math.min(...balances)),
  });
}
