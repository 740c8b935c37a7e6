import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

const lastAloneOf = (columns: number): string =>
  `:is(li, [data-box]):nth-child(${columns}n + ${columns + 1}):last-child`;

/** A last product that would stand alone in a row of two, three or four is left out: there are more behind the link. */
export const FullRows = styled.div`
  ${below.sm} {
    ${lastAloneOf(2)} {
      display: none;
    }
  }
  ${from.sm} {
    ${below.md} {
      ${lastAloneOf(3)} {
        display: none;
      }
    }
  }
  ${from.md} {
    ${below.lg} {
      ${lastAloneOf(4)} {
        display: none;
      }
    }
  }
`;

export const Why = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: 12px;

  /* The words of the button stand under those above it. */
  ${below.sm} {
    display: grid;
    justify-items: start;

    button {
      margin-left: -10px;
    }
  }
`;
