import { Stack } from '@jishi/ui';
import { styled } from 'styled-components';

/** What stands second takes the room that is left, so that a short page ends where the menu beside it does. */
export const FilledStack = styled(Stack)`
  grid-template-rows: auto 1fr;
`;
