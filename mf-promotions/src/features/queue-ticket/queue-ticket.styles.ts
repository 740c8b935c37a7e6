import { below, from, reducedMotion } from '@jishi/ui';
import { css, styled } from 'styled-components';

type Look = { $look: 'open' | 'turn' | 'over' };

const borders = {
  open: css`
    border: 1px solid var(--brand-border);
    box-shadow: var(--e2);
  `,
  turn: css`
    border: 2px solid var(--brand-solid);
    box-shadow: var(--e2);
  `,
  over: css`
    border: 1px solid var(--border-default);
  `,
};

export const Card = styled.section<Look>`
  display: grid;
  align-items: center;
  gap: 16px 28px;
  margin-block: 16px;
  padding: 20px;
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  scroll-margin-top: 16px;
  ${({ $look }) => borders[$look]}

  ${from.md} {
    grid-template-columns: 196px minmax(0, 1fr) auto;
    padding: 24px 28px;
  }
  ${below.sm} {
    gap: 14px;
    padding: 16px;
  }
`;

const figures = { open: '#ba2f18', turn: '#0b6255', over: '#756960' };

/** Paper in both themes, torn along the upper edge. */
export const Slip = styled.div<Look>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: 18px 18px 32px;
  color: #5a4e46;
  isolation: isolate;
  text-align: center;
  transform: rotate(-1.5deg);
  filter: drop-shadow(0 2px 5px rgb(60 30 10 / 30%));

  &::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: 0 0 6px 6px;
    background: linear-gradient(180deg, #fffdf6, #fff6e2);
    content: '';
    mask: radial-gradient(circle at 50% 0, transparent 4px, #000 4.5px) 0 0 / 14px 100%;
  }
  > span {
    font: var(--type-label);
  }
  > b {
    color: ${({ $look }) => figures[$look]};
    font-family: var(--font-display);
    font-size: ${({ $look }) => ($look === 'over' ? '2.125rem' : '2.75rem')};
    font-variant-numeric: tabular-nums;
    line-height: 50px;
  }
  > small {
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }

  ${below.sm} {
    grid-template-columns: auto auto 1fr;
    align-items: baseline;
    justify-items: start;
    gap: 8px;
    padding: 12px 16px 26px;

    > b {
      font-size: 1.875rem;
      line-height: 36px;
    }
    > small {
      justify-self: end;
    }
  }
`;

export const SlipFoot = styled.i`
  position: absolute;
  right: 0;
  bottom: 6px;
  left: 0;
  padding-top: 4px;
  border-top: 1.5px dashed #dacfc0;
  color: #756960;
  font-size: 0.6875rem;
  font-style: normal;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  line-height: 14px;
`;

export const Middle = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

export const Title = styled.h2`
  font: var(--type-display-s);
`;

export const Sentence = styled.p`
  color: var(--text-secondary);
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  > span:first-child {
    color: var(--text-primary);
    font-weight: 600;
  }
`;

export const Right = styled.div`
  display: grid;
  gap: 6px;

  ${from.md} {
    min-width: 160px;
  }
  button,
  a {
    width: 100%;
  }
`;

export const Foot = styled.p`
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  padding-top: 14px;
  border-top: 1px dashed var(--border-default);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 20px;

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--info-text);
  }
`;

/** Nine tenths of a second between two answers of a line that tells once a second. */
const glides = css`
  transition: transform 0.9s linear;

  ${reducedMotion} {
    transition: none;
  }
`;

export const Track = styled.div`
  position: relative;
  height: 40px;
  margin: 2px 44px 0 0;
`;

export const TrackLine = styled.span`
  position: absolute;
  top: 26px;
  right: 0;
  left: 0;
  height: 6px;
  border-radius: 3px;
  background: repeating-linear-gradient(90deg, var(--border-default) 0 6px, transparent 6px 12px);

  i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--brand-solid);
    transform-origin: 0 50%;
    ${glides}
  }
`;

/** As wide as the track, so that a part of its own width is a part of the way; from the left, where nothing can be scrolled to. */
export const TrackMe = styled.span`
  position: absolute;
  top: 29px;
  right: 100%;
  left: -100%;
  ${glides}

  &::before {
    position: absolute;
    top: -8px;
    right: -8px;
    width: 16px;
    height: 16px;
    border: 3px solid var(--bg-surface);
    border-radius: 50%;
    background: var(--brand-solid);
    box-shadow: 0 0 0 2px var(--brand-solid);
    content: '';
  }
  em {
    position: absolute;
    bottom: 11px;
    right: -20px;
    width: 40px;
    color: var(--brand-text);
    font: var(--type-caption);
    font-weight: 700;
    text-align: center;
  }
`;

export const TrackStall = styled.span`
  position: absolute;
  top: 11px;
  right: -44px;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 12px;
  background: var(--brand-soft);
  color: var(--brand-text);
`;

export const Bar = styled.span`
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--brand-soft);

  i {
    display: block;
    height: 100%;
    border-radius: 4px;
    background: var(--brand-solid);
    transform-origin: 0 50%;
    transition: transform 1s linear;

    ${reducedMotion} {
      transition: none;
    }
  }
`;
