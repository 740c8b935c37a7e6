import { styled } from 'styled-components';

/** What whoever has the link will see. */
export const Shared = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 12px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
`;

export const What = styled.p`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font: var(--type-body-strong);
  }
  small {
    color: var(--text-secondary);
    font: var(--type-caption);
  }
`;

/** Apart from the ways to send it. */
export const End = styled.div`
  padding-top: 16px;
  border-top: 1px solid var(--border-subtle);
`;
