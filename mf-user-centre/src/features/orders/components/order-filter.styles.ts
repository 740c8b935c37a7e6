import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Word = styled.div`
  flex: 1;
  min-width: 200px;
  max-width: 360px;

  ${below.sm} {
    flex-basis: 100%;
    max-width: none;
  }
`;

export const Range = styled.div`
  width: 148px;

  ${below.sm} {
    flex: 1;
  }
`;

/** The last thing in its card. */
export const OwnDaysPlace = styled.div`
  > div {
    border: 0;
    border-radius: 0 0 var(--r-lg) var(--r-lg);
  }
`;
