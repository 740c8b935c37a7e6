import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** Lines up with the rows of the purchase box. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: baseline;
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
  padding: 6px 0;

  /* As wide whatever it says, or the lines beside it would break anew and the rows below move. */
  button {
    width: 4.25rem;
    padding: 4px;
    line-height: 1.2;
    white-space: normal;
  }
`;
