import { PageLinks } from '@jishi/part-kit/page-links';
import { useNavigate } from 'react-router-dom';
import { pageSizes } from '../../../model/page-size.ts';
import { changed } from '../model/ledger-address.ts';
import * as styles from './ledger-card.styles.ts';
import { LedgerSums, type LedgerSumsProps } from './ledger-sums.tsx';
import { type LedgerRow, LedgerTable } from './ledger-table.tsx';
import { NoEntries } from './no-entries.tsx';

type LedgerPageProps = LedgerSumsProps & { rows: readonly LedgerRow[] };

/** One page of a ledger with the sums of all that matches. */
export function LedgerPage({ rows, ...props }: LedgerPageProps) {
  const { look, address, sums } = props;
  const navigate = useNavigate();
  return (
    <>
      <LedgerSums {...props} />
      {rows.length === 0 ? (
        <NoEntries look={look} address={address} total={sums.total} />
      ) : (
        <LedgerTable look={look} address={address} rows={rows} />
      )}
      <styles.Pages>
        <PageLinks
          page={address.page}
          pageSize={address.pageSize}
          total={sums.total}
          pathOf={(page) => look.pathOf({ ...address, page })}
          sizes={{ all: pageSizes, onChoose: (pageSize) => void navigate(look.pathOf(changed(address, { pageSize }))) }}
        />
      </styles.Pages>
    </>
  );
}
