import { below, CardHead } from '@jishi/ui';
import { styled } from 'styled-components';

/** Large text: the order goes below the heading before it breaks it. */
export const Head = styled(CardHead)`
  flex-wrap: wrap;
`;

export const AtEnd = styled.span`
  margin-left: auto;

  a {
    gap: 6px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--border-default);

  /* On phones a line to choose, and one of what is done with it. */
  ${below.sm} {
    &::before {
      content: '';
      order: 1;
      width: 100%;
      margin-top: -8px;
    }
    > :nth-child(n + 3) {
      order: 2;
    }
  }
`;

export const Rows = styled.ul`
  container-type: inline-size;
  margin-bottom: 16px;
`;
