import { styled } from 'styled-components';

/** The cart of a visitor is kept by scripts. */
export const WithScript = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;
