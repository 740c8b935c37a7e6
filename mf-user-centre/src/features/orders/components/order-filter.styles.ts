import { Button, below } from '@jishi/ui';
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

  /* Two in a row, and the button beside them where it fits. */
  ${below.sm} {
    flex: 99 1 6.5rem;
  }
`;

export const Submit = styled(Button)`
  ${below.sm} {
    flex: 1 0 auto;
  }
`;

/** The last thing in its card. */
export const OwnDaysPlace = styled.div`
  > div {
    border: 0;
    border-radius: 0 0 var(--r-lg) var(--r-lg);
  }
`;
