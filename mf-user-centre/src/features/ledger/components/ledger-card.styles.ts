import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';
import { KeywordForm } from '../../../components/keyword-form.tsx';
import type { LedgerKind } from '../hooks/use-ledger-look.ts';

/** Tabs on the left, days on the right, in one line where there is room. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  border-bottom: 1px solid var(--border-subtle);

  > nav:first-child {
    flex: 1 0 auto;
    border: 0;
  }
`;

/** On phones a line that is pulled sideways. */
export const Ranges = styled.nav`
  display: flex;
  gap: 8px;
  min-width: 0;
  padding: 8px 16px;
  overflow-x: auto;
  scroll-padding-inline: 16px;
  scrollbar-width: none;

  > * {
    flex: none;
  }
  [aria-current] {
    scroll-initial-target: nearest; /* in view from the start */
  }
  ${below.md} {
    width: 100%;
    border-top: 1px solid var(--border-subtle);
  }
`;

export const Filter = styled(KeywordForm)`
  padding-bottom: 0;
`;

/** The word and its button stay together; on phones they fill the first line. */
export const Word = styled.div`
  display: flex;
  flex: 1 1 260px;
  gap: 8px;
  max-width: 400px;

  > div {
    flex: 1;
  }
  ${below.sm} {
    flex-basis: 100%;
    max-width: none;
  }
`;

export const Choice = styled.div`
  width: 152px;

  ${below.sm} {
    flex: 1 1 9.5rem;
    width: auto;
  }
`;

/** What all that matches comes to, and the way to have it as a file. */
export const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 36px;
  padding: 12px 16px;

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--text-secondary);
    font-variant-numeric: tabular-nums;
  }
  b {
    color: var(--text-primary);
    font-weight: 600;
  }
`;

/** In a desktop's narrow window the hour stands below its day; on a narrow phone the order and the time have lines of their own. */
export const Entries = styled.div<{ $kind: LedgerKind }>`
  --ledger-text: var(--${({ $kind }) => ($kind === 'wallet' ? 'trust' : 'promo')}-text);
  --ledger-soft: var(--${({ $kind }) => ($kind === 'wallet' ? 'trust' : 'promo')}-soft);

  container-type: inline-size;

  && th:first-child,
  && th:last-child {
    border-radius: 0;
  }
  ${from.md} {
    td:nth-child(2) {
      word-break: keep-all;
    }
    td:nth-child(n + 3) {
      white-space: nowrap;
    }
    && td {
      padding-block: 12px;
    }
    && :is(th, td) + * {
      padding-left: clamp(0px, 2.5vw - 16px, 16px);
    }
  }
  ${from.lg} {
    td:nth-child(2) {
      white-space: nowrap;
    }
  }
  ${below.md} {
    && tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
      padding: 12px 16px;
    }
    td:nth-child(1) {
      grid-area: 1 / 1;
    }
    td:nth-child(2) {
      grid-area: 2 / 2;
      justify-content: flex-end;
      color: var(--text-secondary);
      font: var(--type-caption);
    }
    td:nth-child(3) {
      grid-area: 2 / 1;
      padding-left: 46px !important;
      font: var(--type-caption);
    }
    td:nth-child(3) [aria-hidden] {
      display: none;
    }
    td:nth-child(4) {
      grid-area: 1 / 2;
      text-align: end;
    }
    @container (max-width: 19rem) {
      td:nth-child(2) {
        grid-area: 3 / 1 / auto / 3;
        justify-content: flex-start;
        padding-left: 46px !important;
      }
      td:nth-child(3) {
        grid-column-end: 3;
      }
    }
    @container (max-width: 13rem) {
      td:nth-child(1) {
        grid-column-end: 3;
      }
      td:nth-child(4) {
        grid-area: 4 / 1 / auto / 3;
      }
    }
  }
`;

export const What = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > div {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;

export const Direction = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 34px;
  height: 34px;
  border-radius: 11px;
  background: var(--bg-sunken);
  color: var(--text-secondary);

  &[data-direction='income'] {
    background: var(--ledger-soft);
    color: var(--ledger-text);
  }
`;

export const Amount = styled.b`
  font-size: 0.9375rem;
  font-weight: 600;
  white-space: nowrap;

  &[data-direction='income'] {
    color: var(--ledger-text);
  }
`;

export const Quiet = styled.span`
  color: var(--text-secondary);
`;

export const Pages = styled.div`
  padding: 4px 16px 18px;

  &:empty {
    display: none;
  }
`;

export const Waiting = styled.div`
  padding: 14px 16px 24px;
`;
