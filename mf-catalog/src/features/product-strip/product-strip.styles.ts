import { below } from '@jishi/ui';
import { styled } from 'styled-components';

const lastAloneOf = (columns: number): string => `li:nth-child(${columns}n + ${columns + 1}):last-child`;

/** A last product that would stand alone in a row of two, three or four is left out: there are more behind the link. */
export const FullRows = styled.div`
  ${below.sm} {
    ${lastAloneOf(2)} {
      display: none;
    }
  }
  @media (min-width: 600px) and (max-width: 899.98px) {
    ${lastAloneOf(3)} {
      display: none;
    }
  }
  @media (min-width: 900px) and (max-width: 1199.98px) {
    ${lastAloneOf(4)} {
      display: none;
    }
  }
`;
