import { styled } from 'styled-components';

export const Plate = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  overflow: hidden;
`;

export const Body = styled.div`
  display: grid;
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

  [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
