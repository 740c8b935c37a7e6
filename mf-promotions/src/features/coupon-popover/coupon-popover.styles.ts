import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** Lines up with the rows of the purchase box. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  gap: 6px 12px;

  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Label = styled.span`
  color: var(--text-tertiary);
  font-size: 0.8125rem;
`;

export const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** A small notched ticket. */
export const Ticket = styled.span`
  height: 26px;
  padding: 0 12px;
  background:
    radial-gradient(circle at 0 50%, transparent 4px, var(--promo-soft) 4.5px) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% 50%, transparent 4px, var(--promo-soft) 4.5px) right / 51% 100% no-repeat;
  color: var(--promo-text);
  font: var(--type-caption);
  font-weight: 600;
  line-height: 26px;
`;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 32px;
  color: var(--info-text);
  font-size: 0.8125rem;
`;

export const List = styled.ul`
  max-height: min(60vh, 420px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 4px 12px;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding: 12px 0;
  border-bottom: 1px dashed var(--border-default);

  &:last-child {
    border-bottom: 0;
  }
`;

export const Worth = styled.span`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: 56px;
  padding: 6px 4px;
  border-radius: var(--r-sm);
  background: var(--promo-soft);
  color: var(--promo-text);
  text-align: center;

  b {
    font-size: 1.125rem;
    line-height: 1.4;
  }
  span {
    font: var(--type-micro);
  }
`;

export const What = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  color: var(--text-tertiary);
  font: var(--type-caption);

  b {
    color: var(--text-primary);
    font: var(--type-label);
  }
`;
