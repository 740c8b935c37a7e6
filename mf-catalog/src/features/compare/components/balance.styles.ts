import { below } from '@jishi/ui';
import { keyframes, styled } from 'styled-components';

export const Stall = styled.section`
  display: grid;
  justify-items: center;
  gap: 4px;
  margin: 16px 20px 0;
  padding: 16px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: linear-gradient(var(--stall-a), var(--bg-surface) 70%);

  ${below.md} {
    margin-inline: 12px;
    padding-inline: 10px;
  }
`;

export const Title = styled.h2`
  font: var(--type-title-m);
`;

export const Hint = styled.p`
  color: var(--text-secondary);
  font: var(--type-caption);
  text-align: center;
`;

/** The beam swings past where it comes to rest. */
const lean = keyframes`
  0% { transform: rotate(0deg); }
  45% { transform: rotate(calc(var(--tilt) * 1.4)); }
  72% { transform: rotate(calc(var(--tilt) * .8)); }
  100% { transform: rotate(var(--tilt)); }
`;

const hang = keyframes`
  0% { transform: rotate(0deg); }
  45% { transform: rotate(calc(var(--tilt) * -1.4)); }
  72% { transform: rotate(calc(var(--tilt) * -.8)); }
  100% { transform: rotate(calc(var(--tilt) * -1)); }
`;

/** Ends of the beam. */
export const ARMS = { left: 52, right: 268 } as const;

/** `$tilt`: degrees. No style attributes: those of HTML from the server are refused. */
export const Picture = styled.svg<{ $tilt: number }>`
  --tilt: ${({ $tilt }) => $tilt}deg;
  width: 100%;
  max-width: 420px;
  overflow: visible;

  .beam {
    transform: rotate(var(--tilt));
    transform-origin: 160px 36px;
    animation: ${lean} 1.1s ease-in-out;
  }
  .pan {
    transform: rotate(calc(var(--tilt) * -1));
    animation: ${hang} 1.1s ease-in-out;
  }
  .left {
    transform-origin: ${ARMS.left}px 40px;
  }
  .right {
    transform-origin: ${ARMS.right}px 40px;
  }
  .wood {
    fill: var(--wood-a);
    stroke: var(--wood-b);
  }
  .dark-wood {
    fill: var(--wood-b);
  }
  .brass {
    fill: var(--promo-solid);
    stroke: var(--promo-text);
  }
  .cord {
    fill: none;
    stroke: var(--border-control);
    stroke-width: 1.25;
  }
  .paper {
    fill: var(--bg-raised);
    stroke: var(--border-default);
  }
  image {
    filter: var(--picture-filter);
  }
`;

export const Pans = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  width: 100%;
  max-width: 34rem;
`;

export const Pan = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  text-align: center;
`;

export const UnitPrice = styled.p`
  color: var(--price);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Verdict = styled.p`
  margin-top: 8px;
  font: var(--type-body-strong);
  text-align: center;
  overflow-wrap: anywhere;
`;
