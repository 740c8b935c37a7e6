import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: 4px;
  margin-bottom: 20px;

  ${below.md} {
    margin-bottom: 14px;
  }
`;

/** What is said on the left, as a slip of paper, with what was kept below it; what becomes of it on the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  ${from.lg} {
    grid-template: auto 1fr / 400px minmax(0, 1fr);
    gap: 20px;
  }
`;

export const List = styled.div`
  ${from.lg} {
    grid-area: 1 / 2 / 3 / 3;
  }
`;
