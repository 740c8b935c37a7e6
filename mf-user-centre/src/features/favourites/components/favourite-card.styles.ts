import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Plate = styled.li`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  overflow: hidden;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: 8px;
  padding: 12px;

  a:hover {
    color: var(--brand-text);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
`;

export const Actions = styled.div`
  display: flex;
  margin: -6px -6px -6px auto;

  /* Three of them are as wide as the narrowest card. */
  ${below.sm} {
    flex: 0 0 calc(100% + 24px);
    justify-content: space-evenly;
    margin: -6px -12px;
  }

  [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
