import type { BannerTint } from '@jishi/api/shop';
import { from, Heading } from '@jishi/ui';
import { keyframes, styled } from 'styled-components';
import { STAGE_HEIGHT } from './category-menu.styles.ts';

const grounds: Record<BannerTint, string> = {
  cinnabar: 'var(--stall-a),var(--stall-b)',
  jade: 'var(--ad-a),var(--ad-b)',
  gold: 'var(--cph-a),var(--cph-b)',
  indigo: 'var(--info-soft),var(--info-border)',
  wood: 'var(--fl-home-a),var(--fl-home-b)',
};

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

export const Frame = styled.section`
  position: relative;
  min-height: 400px;
  overflow: hidden;
  border-radius: var(--r-lg);
  isolation: isolate;
  touch-action: pan-y;

  ${from.md} {
    height: ${STAGE_HEIGHT};
  }
`;

export const Slide = styled.div`
  animation: ${appear} var(--t-slow);

  &[hidden] {
    display: none;
  }
  > a {
    display: block;
    height: 400px;
  }
  ${from.md} {
    > a {
      height: ${STAGE_HEIGHT};
    }
  }
`;

export const Stall = styled.div<{ $tint: BannerTint }>`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  min-height: 400px;
  background: linear-gradient(180deg, ${({ $tint }) => grounds[$tint]});

  ${from.md} {
    height: ${STAGE_HEIGHT};
  }
`;

export const Copy = styled.div`
  position: relative;
  z-index: 1;
  padding: 18px 20px 0;

  p {
    margin-top: 6px;
    color: var(--text-secondary);
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }
  > a {
    margin-top: 14px;
  }
  ${from.md} {
    padding: 26px 40px 0;

    p {
      font-size: 1.0625rem;
    }
  }
`;

/** On wide screens it leaves room for the dots at the end of its line. */
export const Title = styled(Heading)`
  font: var(--type-display-xl);

  ${from.md} {
    padding-right: 160px;
  }
`;

export const Goods = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  justify-content: center;
  align-items: end;
  gap: 4px;
  margin-bottom: -10px;
  padding: 12px 12px 0;

  img {
    flex: 0 1 118px;
    width: 118px;
    min-width: 0;
    filter: drop-shadow(0 10px 8px rgb(80 40 10 / 22%));
  }
  img:nth-child(n + 5) {
    display: none;
  }
  ${from.sm} {
    gap: 16px;

    img:nth-child(n + 5) {
      display: block;
    }
  }
  ${from.lg} {
    padding: 12px 40px 0;

    img {
      flex-basis: 150px;
      width: 150px;
    }
  }
`;

/** The wooden counter the goods stand on. */
export const Counter = styled.div`
  height: 44px;
  background: linear-gradient(180deg, var(--wood-a) 0 12px, var(--wood-b) 12px);
`;

export const Controls = styled.div`
  position: absolute;
  z-index: 2;
  right: 12px;
  bottom: 6px;
  display: flex;
  align-items: center;
  padding-left: 4px;
  border-radius: var(--r-full);
  background: color-mix(in srgb, var(--bg-surface) 84%, transparent);

  ${from.md} {
    top: 68px;
    right: 32px;
    bottom: auto;
  }
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 4px;
    background: color-mix(in srgb, var(--text-primary) 55%, transparent);
  }
  &[aria-current]::before {
    width: 20px;
    background: var(--brand-solid);
  }
`;

export const PauseButton = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-left: 4px;
  border-radius: 50%;
  color: var(--text-primary);
`;
