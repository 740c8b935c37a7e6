import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** What a page is about, and beside it what it comes to; one below the other where there is no room. */
export const MainAndSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
