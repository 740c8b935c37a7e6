import { from } from '@jishi/ui';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  padding: 4px 0;

  a {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 12px;
    padding: 12px 16px;
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }
  a:hover {
    background: var(--bg-hover);
  }
  span {
    align-content: start;
  }
  a > span {
    display: grid;
    gap: 6px;
    justify-items: start;
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
