import { Block } from '@jishi/part-kit/block';
import { Card } from '@jishi/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import type { LedgerAddress } from '../model/ledger-address.ts';
import { LedgerFilter } from './ledger-filter.tsx';
import { EntriesSkeleton } from './ledger-skeletons.tsx';
import { LedgerTop } from './ledger-top.tsx';

type LedgerCardProps = {
  look: LedgerLook;
  address: LedgerAddress;
  /** One page of the ledger. */
  children: ReactNode;
};

/** The ledger below its tabs, days and filter. Each address of it loads and fails by itself; the look of the chart is none. */
export function LedgerCard({ look, address, children }: LedgerCardProps) {
  const key = look.pathOf({ ...address, asTable: false });
  return (
    <Card aria-label={useTexts()(`${look.kind}.caption`)}>
      <LedgerTop key={`${address.range} ${address.own?.from} ${address.own?.until}`} look={look} address={address} />
      <LedgerFilter key={`filter ${key}`} look={look} address={address} />
      <Block key={key} fallback={<EntriesSkeleton />}>
        {children}
      </Block>
    </Card>
  );
}
