import { type Bill, exportBills } from '@jishi/api/bills';
import { useApi } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Price, Stack, VisuallyHidden } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/account-card.styles.ts';
import { AccountCard, OwnedSkeleton } from './components/account-card.tsx';
import { LedgerCard } from './components/ledger-card.tsx';
import { LedgerPage } from './components/ledger-page.tsx';
import type { LedgerRow } from './components/ledger-table.tsx';
import { useLedgerLook } from './hooks/use-ledger-look.ts';
import { useReferences } from './hooks/use-references.ts';
import { type LedgerAddress, readLedgerAddress } from './model/ledger-address.ts';
import { plainRemark } from './model/plain-remark.ts';
import { ownedQuery, walletFilter, walletQuery } from './queries/ledger-queries.ts';

/** The balance, how it came to that, and everything that moved it or was paid online. */
export function WalletScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const address = readLedgerAddress(query);
  const look = useLedgerLook('wallet');
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h1">{text('wallet.title')}</VisuallyHidden>
      <AccountCard
        look={look}
        address={address}
        owned={
          <Block fallback={<OwnedSkeleton label={text('wallet.balance')} />}>
            <Balance />
          </Block>
        }
      >
        <styles.About>{text('wallet.about')}</styles.About>
      </AccountCard>
      <LedgerCard look={look} address={address}>
        <Bills address={address} />
      </LedgerCard>
    </Stack>
  );
}

function Balance() {
  const text = useTexts();
  const format = useFormat();
  const { data: account } = useSuspenseQuery(ownedQuery(useApi()));
  return (
    <>
      <p>{text('wallet.balance')}</p>
      <styles.Figure $kind="wallet">
        <Price parts={format.moneyParts(account.balance)} size="inherit" tone="ink" />
      </styles.Figure>
    </>
  );
}

function Bills({ address }: { address: LedgerAddress }) {
  const api = useApi();
  const { data } = useSuspenseQuery(walletQuery(api, address));
  const toRow = useBillRow();
  return (
    <LedgerPage
      look={useLedgerLook('wallet')}
      address={address}
      sums={data}
      rows={data.items.map(toRow)}
      fetchTable={() => exportBills(api, walletFilter(address), { silent: true })}
    />
  );
}

function useBillRow(): (bill: Bill) => LedgerRow {
  const text = useTexts();
  const references = useReferences();
  return ({ id, direction, amount, remark, at, method, balance, order, lotteryId }) => ({
    ...{ id, direction, amount, at, what: plainRemark(remark, order?.number ?? ''), left: balance },
    hint: text(`wallet.way-${method}`),
    reference: order ? references.order(order) : lotteryId ? references.lottery(lotteryId) : null,
  });
}
