import { CardHead } from '@jishi/ui';
import { styled } from 'styled-components';

/** The way on stands below a heading it would break. */
export const Head = styled(CardHead)`
  flex-wrap: wrap;
`;
