import { IconButton } from '@jishi/ui';
import { styled } from 'styled-components';

export const WithoutScript = styled(IconButton)`
  display: none;

  @media (scripting: none) {
    display: inline-grid;
  }
`;

/** The cart of a visitor is kept by scripts. */
export const WithScript = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;
