import { styled } from 'styled-components';

export const Trail = styled.nav`
  padding: 16px 0;
  color: var(--text-secondary);
  font-size: 0.8125rem;

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  a:hover {
    color: var(--brand-text);
  }
  [aria-current] {
    color: var(--text-primary);
  }
`;
