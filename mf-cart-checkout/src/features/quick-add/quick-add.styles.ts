import { IconButton } from '@jishi/ui';
import { styled } from 'styled-components';

/** The cart of a visitor is kept by scripts; without them name and picture of the card lead on. */
export const WithScript = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;
