import { styled } from 'styled-components';

/** In the light of the hour. */
export const Street = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
  gap: 12px;
  padding: 16px;
  border-radius: var(--r-lg);
  background: var(--sky);

  a {
    display: flex;
    gap: 10px;
    align-items: center;
    height: 100%;
    min-height: 56px;
    padding: 4px 12px;
    border-radius: var(--r-md);
    background: var(--bg-surface);
  }
`;
