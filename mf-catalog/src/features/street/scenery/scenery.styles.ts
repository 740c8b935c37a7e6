import { below, reducedMotion } from '@jishi/ui';
import { css, keyframes, styled } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const drift = keyframes`
  from {
    transform: translateX(-60px);
  }
  to {
    transform: translateX(80px);
  }
`;

const sway = keyframes`
  from {
    transform: rotate(-2.5deg);
  }
  to {
    transform: rotate(2.5deg);
  }
`;

/** Behind everything, in nobody’s way. */
const behind = css`
  position: absolute;
  pointer-events: none;
`;

const stars: readonly (readonly [x: number, y: number, size: number])[] = [
  [37, 21, 1.3],
  [118, 74, 1],
  [201, 37, 1.6],
  [262, 118, 1],
  [333, 14, 1.2],
  [402, 91, 1.5],
  [471, 52, 1],
  [529, 133, 1.3],
];

export const Stars = styled.i`
  ${behind}
  inset: 0 0 auto;
  height: 220px;
  background: ${stars
    .map(([x, y, size]) => `radial-gradient(${size}px at ${x}px ${y}px,#fff 60%,#0000) 0 0/560px 150px`)
    .join(',')};
  opacity: var(--stars);
`;

type CloudPlace = 'high' | 'far' | 'low';

const clouds = {
  high: css`
    top: 26px;
    left: 44%;
    width: 220px;
    animation: ${drift} 90s ease-in-out infinite alternate;

    /* Beside the moon. */
    ${below.lg} {
      left: 62%;
    }
  `,
  far: css`
    top: 96px;
    left: 70%;
    width: 140px;
    animation: ${drift} 120s ease-in-out infinite alternate-reverse;
    opacity: 0.7;
  `,
  low: css`
    top: 118px;
    left: 22%;
    width: 110px;
    opacity: 0.6;
  `,
};

export const Cloud = styled.svg<{ $where: CloudPlace }>`
  ${behind}
  ${({ $where }) => clouds[$where]}
  fill: var(--cloud);

  ${below.sm} {
    top: 62px;
    ${({ $where }) => $where !== 'far' && 'display: none;'}
  }
  ${reducedMotion} {
    animation: none;
  }
`;

/** Over the whole length of the street. */
export const Between = styled.div`
  position: absolute;
  z-index: 4;
  inset: 0;
  pointer-events: none;
  animation: ${appear} var(--t-slow);
`;

/** From the middle of one stall to the middle of the next. What is far from the window costs nothing. */
export const Gap = styled.div`
  position: absolute;
  top: 0;
  bottom: 18px;
  width: var(--pitch);
  padding-top: 36px;
  content-visibility: auto;

  ${below.sm} {
    bottom: 12px;
    padding-top: 28px;
  }
`;

export const Rope = styled.svg`
  width: 100%;
  height: 46px;
  fill: none;
  stroke: #6b4727;
  stroke-width: 2;

  ${below.sm} {
    height: 38px;
  }
`;

export type LanternPlace = 'before' | 'middle' | 'behind';

const hangs = {
  before: css`
    top: 69px;
    left: 28%;

    ${below.sm} {
      left: 35%;
    }
  `,
  middle: css`
    --wide: 52px;
    top: 77px;
    left: 50%;
    animation-delay: -2s;
  `,
  behind: css`
    top: 69px;
    left: 72%;
    animation-delay: -3.4s;

    /* Signs reach further into the gap. */
    ${below.sm} {
      left: 65%;
    }
  `,
};

export const Lantern = styled.i<{ $at: LanternPlace }>`
  --wide: 34px;
  position: absolute;
  width: var(--wide);
  margin-left: calc(var(--wide) / -2);
  transform-origin: 50% 0;
  animation: ${sway} 5s ease-in-out infinite alternate;
  ${({ $at }) => hangs[$at]}

  svg {
    position: relative;
    width: 100%;
  }
  /* Its light. */
  &::before {
    content: '';
    position: absolute;
    inset: -60% -110% -30%;
    border-radius: 50%;
    background: radial-gradient(closest-side, rgb(255 160 70 / 75%), transparent);
    opacity: var(--glow);
  }
  ${below.sm} {
    --wide: ${({ $at }) => ($at === 'middle' ? '42px' : '26px')};
    top: ${({ $at }) => ($at === 'middle' ? '62px' : '58px')};
  }
  ${reducedMotion} {
    animation: none;
  }
`;

export const Thing = styled.svg`
  position: absolute;
  bottom: 0;
  left: calc(50% - 30px);
  width: 60px;

  ${below.sm} {
    left: calc(50% - 19px);
    width: 40px;
  }
`;
