import { exportPoints, type PointsEntry, type PointsSource } from '@jishi/api/points';
import { useApi } from '@jishi/contracts';
import { group, useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Stack, VisuallyHidden } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/account-card.styles.ts';
import { AccountCard, OwnedSkeleton } from './components/account-card.tsx';
import { LedgerCard } from './components/ledger-card.tsx';
import { LedgerPage } from './components/ledger-page.tsx';
import type { LedgerRow } from './components/ledger-table.tsx';
import { PointsRulesNote, PointsRulesSkeleton } from './components/points-rules-note.tsx';
import { useLedgerLook } from './hooks/use-ledger-look.ts';
import { useReferences } from './hooks/use-references.ts';
import { type LedgerAddress, readLedgerAddress } from './model/ledger-address.ts';
import { plainRemark } from './model/plain-remark.ts';
import { ledgerFilter, ownedQuery, pointsListQuery } from './queries/ledger-queries.ts';

/** The points, how they came to that, what they are good for, and every change of them. */
export function PointsScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  // Points know no ways of payment: an address that names one says nothing here.
  const address: LedgerAddress = { ...readLedgerAddress(query), method: 'all' };
  const look = useLedgerLook('points');
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h1">{text('points.title')}</VisuallyHidden>
      <AccountCard
        look={look}
        address={address}
        owned={
          <Block fallback={<OwnedSkeleton label={text('points.available')} hasWorth />}>
            <Available />
          </Block>
        }
      >
        <styles.About>
          <Block fallback={<PointsRulesSkeleton />} failed={null}>
            <PointsRulesNote />
          </Block>
        </styles.About>
      </AccountCard>
      <LedgerCard look={look} address={address}>
        <Entries address={address} />
      </LedgerCard>
    </Stack>
  );
}

function Available() {
  const text = useTexts();
  const format = useFormat();
  const { data: account } = useSuspenseQuery(ownedQuery(useApi()));
  const { available, worth } = account.points ?? { available: 0, worth: 0 };
  return (
    <>
      <p>{text('points.available')}</p>
      <styles.Figure $kind="points">{group(available)}</styles.Figure>
      <styles.Moved as="p">{text('points.worth', { amount: format.money(worth) })}</styles.Moved>
    </>
  );
}

function Entries({ address }: { address: LedgerAddress }) {
  const api = useApi();
  const { data } = useSuspenseQuery(pointsListQuery(api, address));
  const toRow = useEntryRow();
  return (
    <LedgerPage
      look={useLedgerLook('points')}
      address={address}
      sums={data}
      rows={data.items.map(toRow)}
      fetchTable={() => exportPoints(api, ledgerFilter(address), { silent: true })}
    />
  );
}

function useEntryRow(): (entry: PointsEntry) => LedgerRow {
  const text = useTexts();
  const references = useReferences();
  const referenceOf = (source: PointsSource | null) => {
    switch (source?.kind) {
      case 'order':
        return references.order(source);
      case 'lottery':
        return references.lottery(source.id);
      case 'review':
        return references.reviews();
      default:
        return null;
    }
  };
  return ({ id, direction, points, remark, at, balance, source }) => ({
    ...{
      id,
      direction,
      at,
      what: plainRemark(remark, source?.kind === 'order' ? source.number : ''),
      amount: points,
      left: balance,
    },
    hint: text(`points.from-${source?.kind ?? 'shop'}`),
    reference: referenceOf(source),
  });
}
