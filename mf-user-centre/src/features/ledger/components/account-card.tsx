import { Block } from '@jishi/part-kit/block';
import { Skeleton } from '@jishi/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import { useRangeText } from '../hooks/use-range-text.ts';
import type { LedgerAddress } from '../model/ledger-address.ts';
import * as styles from './account-card.styles.ts';
import { BalanceCourse } from './balance-course.tsx';
import { CourseSkeleton } from './ledger-skeletons.tsx';

type AccountCardProps = {
  look: LedgerLook;
  address: LedgerAddress;
  /** What there is now. */
  owned: ReactNode;
  /** What it is good for, below. */
  children?: ReactNode;
};

/** What a customer has now, and how it came to that. */
export function AccountCard({ look, address, owned, children }: AccountCardProps) {
  const text = useTexts();
  const key = look.pathOf({ ...address, asTable: false });
  return (
    <styles.Account $kind={look.kind} aria-label={text(`${look.kind}.chart`)}>
      <styles.Owned>
        {owned}
        <Block key={key} fallback={<styles.Moved />} failed={null}>
          <MovedLine look={look} address={address} />
        </Block>
        {children}
      </styles.Owned>
      <Block key={key} fallback={<CourseSkeleton />}>
        <BalanceCourse look={look} address={address} />
      </Block>
    </styles.Account>
  );
}

function MovedLine({ look, address }: Pick<AccountCardProps, 'look' | 'address'>) {
  const text = useTexts();
  const rangeText = useRangeText();
  const { income, spending } = look.useBalances(address);
  return (
    <styles.Moved>
      <span>{rangeText(address)}</span>
      <b data-in="">{text(`${look.kind}.in`, { amount: look.amount(income) })}</b>
      <b>{text(`${look.kind}.out`, { amount: look.amount(spending) })}</b>
    </styles.Moved>
  );
}

type OwnedSkeletonProps = {
  label: string;
  /** A line below the figure, such as what it is worth. */
  hasWorth?: boolean;
};

/** In the place of what there is, until it is known: as high as that. */
export function OwnedSkeleton({ label, hasWorth = false }: OwnedSkeletonProps) {
  return (
    <>
      <p>{label}</p>
      <Skeleton $width="180px" $height="3.5rem" />
      {hasWorth && <styles.Moved />}
    </>
  );
}
