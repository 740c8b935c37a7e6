import { below, Card, from } from '@jishi/ui';
import { styled } from 'styled-components';
import { Rows } from '../../../components/security/rows.styles.ts';

export const BlockedHead = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px 20px;
  border-bottom: 1px solid var(--border-subtle);
  border-radius: var(--r-md) var(--r-md) 0 0;
  background: var(--promo-soft);

  svg {
    flex: none;
    margin-top: 3px;
    color: var(--promo-text);
  }
  h2 {
    font: var(--type-title-m);
    text-wrap: balance;
  }
  p {
    margin-top: 2px;
    color: var(--text-secondary);
    font: var(--type-caption);
  }
  ${below.sm} {
    padding: 12px 16px;
  }
`;

/** The states of all orders stand below each other, whatever can be done about them. */
export const OrderRows = styled(Rows)`
  ${from.sm} {
    > li > :last-child {
      min-width: 92px;
    }
  }
  /* The number has the line to itself; state and way stand below it. */
  ${below.sm} {
    > li {
      display: flex;
      flex-wrap: wrap;
    }
    > li > :nth-child(2) {
      flex: 1 1 calc(100% - 52px);
    }
    > li > :nth-child(3) {
      margin-left: 52px;

      > * {
        white-space: normal;
      }
    }
    > li > :last-child {
      margin: 0 0 0 auto;
    }
  }
  ${below.xs} {
    > li > :nth-child(3) {
      margin-left: 0;
    }
  }
`;

/** Amounts end the row, below it when both are long; the way to what is lost is told with it. */
export const LostRows = styled(Rows)`
  > li {
    display: flex;
    flex-wrap: wrap;
  }
  > li > :nth-child(2) {
    flex: 1 1 6rem;
  }
  > li > :last-child {
    margin-left: auto;
  }
`;

export const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;

  a {
    white-space: nowrap;
  }
`;

export const HowMuch = styled.b`
  color: var(--text-primary);
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;
`;

export const After = styled.dl`
  display: grid;
  gap: 16px;

  dt {
    font-weight: 600;
  }
  dd {
    margin-top: 2px;
    color: var(--text-secondary);
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }
`;

export const DataHint = styled.p`
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px dashed var(--border-default);
  color: var(--text-secondary);
`;

export const AgreementCard = styled(Card).attrs({ as: 'div' })`
  display: grid;
  gap: 16px;
  padding: 20px;

  > [role='alert']:empty {
    display: none;
  }
  ${below.sm} {
    padding: 16px;
  }
`;

export const AgreementRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;

  p {
    color: var(--text-secondary);
    flex: 1 0 100%;
    font: var(--type-caption);
    text-align: end;
  }
  ${below.sm} {
    > button {
      width: 100%;
    }
    p {
      text-align: center;
    }
  }
`;

/** In a question: what is lost once more, short. */
export const Short = styled.ul`
  margin-top: 12px;
  padding: 4px 16px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 8px 0;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
