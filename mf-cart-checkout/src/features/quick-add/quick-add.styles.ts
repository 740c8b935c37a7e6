import { IconButton } from '@jishi/ui';
import { styled } from 'styled-components';

/** The cart of a visitor is kept by scripts. */
export const WithScript = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;
