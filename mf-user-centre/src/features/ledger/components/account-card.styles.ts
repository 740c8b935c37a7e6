import { below, Card, from, Skeleton } from '@jishi/ui';
import { styled } from 'styled-components';
import type { LedgerKind } from '../hooks/use-ledger-look.ts';

/** Jade is money that is one's own, gold are points. */
export const Account = styled(Card)<{ $kind: LedgerKind }>`
  --ledger-text: var(--${({ $kind }) => ($kind === 'wallet' ? 'trust' : 'promo')}-text);
  --ledger-soft: var(--${({ $kind }) => ($kind === 'wallet' ? 'trust' : 'promo')}-soft);
  --ledger-line: var(--${({ $kind }) => ($kind === 'wallet' ? 'trust-text' : 'promo-solid-hover')});

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 20px;

  ${from.md} {
    grid-template-columns: minmax(220px, 280px) minmax(0, 1fr);
    gap: 24px 40px;
    padding: 24px;
  }
  ${below.sm} {
    padding: 16px;
  }
`;

export const Owned = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: 4px;
  min-width: 0;

  > p {
    color: var(--text-secondary);
  }
`;

export const Figure = styled.p<{ $kind: LedgerKind }>`
  && {
    color: ${({ $kind }) => ($kind === 'wallet' ? 'var(--text-primary)' : 'var(--promo-text)')};
  }
  font-size: min(2.75rem, 17cqi);
  font-weight: 700;
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
  line-height: calc(14 / 11);
  overflow-wrap: anywhere;
`;

/** What came and went, below what is there. */
export const Moved = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  min-height: 1.125rem;
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;

  b {
    color: var(--text-primary);
    font-weight: 600;
  }
  b[data-in] {
    color: var(--ledger-text);
  }
`;

export const About = styled.div`
  margin-top: 10px;
  color: var(--text-secondary);
  font: var(--type-caption);
  text-wrap: pretty;
`;

/** English says the same in more lines. */
export const RulesPlace = styled(Skeleton)`
  height: 124px;

  &:lang(en) {
    height: 164px;
  }
  ${below.md} {
    &,
    &:lang(en) {
      height: 64px;
    }
  }
  ${below.sm} {
    height: 104px;

    &:lang(en) {
      height: 144px;
    }
  }
`;
