import { styled } from 'styled-components';

export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  line {
    stroke: var(--border-default);
    stroke-width: 1;
    shape-rendering: crispEdges;
  }
  text {
    font: var(--type-micro);
    font-weight: 400;
    fill: var(--text-tertiary);
    stroke: var(--bg-sunken);
    stroke-width: 3px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`;

export const City = styled.g<{ $isCapital: boolean }>`
  circle {
    fill: var(--${({ $isCapital }) => ($isCapital ? 'text-primary' : 'text-tertiary')});
  }
  && text {
    font: var(--type-caption);
    font-weight: ${({ $isCapital }) => ($isCapital ? 600 : 400)};
    fill: var(--${({ $isCapital }) => ($isCapital ? 'text-primary' : 'text-secondary')});
  }
`;
