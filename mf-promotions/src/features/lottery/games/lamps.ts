import { css } from 'styled-components';

/** Twenty-four lamps around a rim of radius 203: two rings of dots, turned by one against each other. */
export const lamp = css`
  circle:nth-of-type(2) {
    stroke-dasharray: 0.01 106.28;
  }
  circle:nth-of-type(3) {
    stroke-dasharray: 0.01 106.28;
    stroke-dashoffset: 53.14;
  }
`;
