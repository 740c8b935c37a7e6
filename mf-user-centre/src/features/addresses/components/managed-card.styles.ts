import { below, from, touch } from '@jishi/ui';
import { styled } from 'styled-components';
import { AddCard, Cards } from './address-card.styles.ts';

/** Two in a row, so that each has room for its line and its buttons. */
export const ManagedCards = styled(Cards)`
  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
`;

/** The default one stands out by its edge; its tag says so in words. */
export const Plate = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  overflow: hidden;
  border: 1px solid var(--border-default);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  &[data-default] {
    border-color: var(--brand-border);
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 4px;
  padding: 16px 16px 14px;
`;

export const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  margin-bottom: 4px;
  overflow-wrap: anywhere;

  > b {
    font: var(--type-title-m);
  }
`;

export const Region = styled.p`
  color: var(--text-secondary);
  font-size: 0.8125rem;
  text-wrap: pretty;
`;

export const Place = styled.p`
  font: var(--type-body-strong);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 4px 6px;
  border-top: 1px solid var(--border-subtle);

  ${touch} {
    button {
      min-height: 40px;
    }
  }
`;

export const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: auto;
`;

/** The way to a new one; on phones it stays in view, above the bar of main places. */
export const AddPlace = styled.li`
  ${below.md} {
    position: sticky;
    z-index: 1;
    bottom: calc(69px + env(safe-area-inset-bottom));
    grid-column: 1 / -1;

    ${AddCard} {
      grid-auto-flow: column;
      align-items: center;
      gap: 8px;
      min-height: 48px;
      padding: 8px 16px;
      border: 0;
      background: var(--brand-solid);
      color: var(--brand-on);
      font: var(--type-body-strong);
    }
  }
`;
