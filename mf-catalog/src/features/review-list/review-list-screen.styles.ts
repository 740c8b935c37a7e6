import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** The product, and what is said of it. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 12px;

  ${from.md} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: 20px;
  }
  ${from.lg} {
    grid-template-columns: 280px minmax(0, 1fr);
  }
`;
