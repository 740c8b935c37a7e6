import { Text } from '@jishi/ui';
import { styled } from 'styled-components';

/** A line of its own, also while nothing is said. */
export const Why = styled(Text)`
  min-height: 1.125rem;
  margin-top: 8px;
`;
