import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** About as high as the flash-sale strip of the promotions part, so that nothing moves when it arrives late. */
export const Room = styled.div`
  min-height: 367px;

  ${from.sm} {
    min-height: 333px;
  }
  ${from.md} {
    min-height: 240px;
  }
  ${from.lg} {
    min-height: 312px;
  }
`;
