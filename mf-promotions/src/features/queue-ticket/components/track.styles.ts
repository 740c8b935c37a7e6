import { reducedMotion } from '@jishi/ui';
import { css, styled } from 'styled-components';

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
  /* Room for the word above it. */
  margin: calc(1.125rem - 16px) 44px 0 0;
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
    right: 0;
    color: var(--brand-text);
    font: var(--type-caption);
    font-weight: 700;
    white-space: nowrap;
    translate: 50%;
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
