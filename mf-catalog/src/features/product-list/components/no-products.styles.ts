import { styled } from 'styled-components';

export const WaysOut = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  margin-bottom: 12px;
  color: var(--text-tertiary);

  a {
    padding: 6px 14px;
    border: 1px solid var(--border-default);
    border-radius: var(--r-full);
    background: var(--bg-surface);
    color: var(--text-secondary);
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }
  a:hover {
    border-color: var(--border-control);
    color: var(--text-primary);
  }
`;
