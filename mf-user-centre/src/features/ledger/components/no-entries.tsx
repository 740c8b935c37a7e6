import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import { changed, isNarrowed, type LedgerAddress, wholeLedger } from '../model/ledger-address.ts';

type NoEntriesProps = { look: LedgerLook; address: LedgerAddress; total: number };

/** Nothing to show: past the end, nothing that fits, nothing in these days, or nothing at all; each with a way on. */
export function NoEntries({ look, address, total }: NoEntriesProps) {
  const way = useWay({ look, address, total });
  return (
    <EmptyState
      picture={<EmptyObject name={look.kind === 'wallet' ? 'money-bag' : 'coin'} />}
      title={way.title}
      text={way.text}
      actions={
        <LinkButton as={Link} to={way.to}>
          {way.label}
        </LinkButton>
      }
    />
  );
}

function useWay({ look, address, total }: NoEntriesProps) {
  const text = useTexts();
  const common = useCommonTexts();
  if (total > 0) {
    const first = look.pathOf(changed(address, {}));
    return { title: text('ledger.past-the-end'), text: undefined, to: first, label: text('pages.first') };
  }
  const all = look.pathOf(wholeLedger);
  if (isNarrowed(address)) {
    return { title: text('ledger.nothing-found'), text: undefined, to: all, label: common('action.clear_all') };
  }
  if (address.range !== 'all') {
    return { title: text('ledger.nothing-in-range'), text: undefined, to: all, label: text('ledger.see-all') };
  }
  return {
    title: text(`${look.kind}.none`),
    text: text(`${look.kind}.none-hint`),
    to: paths.products(),
    label: common('action.go_shopping'),
  };
}
