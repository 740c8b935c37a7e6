import { Card } from '@jishi/ui';
import { styled } from 'styled-components';

/** Its rows share the room there is. */
export const WaysIn = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;

  ul {
    display: grid;
  }
`;
