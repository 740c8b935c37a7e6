import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/**
 * A bar at the bottom of phones: the star first, then the way to the cart, and the buttons take what is left. Elsewhere a row, top-aligned, as a sentence
 * under the buttons must not move the star: they leave room for it, whatever stands in it, and where a narrow column or large text leaves none, the star has
 * a line of its own.
 */
export const Bar = styled.div`
  display: flex;
  gap: 12px;

  ${from.md} {
    flex-wrap: wrap;
    align-items: flex-start;
  }
  ${below.md} {
    align-items: center;
    gap: 8px;
    position: fixed;
    z-index: var(--z-bars);
    inset: auto 0 0;
    min-height: 64px;
    padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--border-subtle);
    background: var(--bg-surface);
    box-shadow: 0 -6px 20px -8px rgb(60 40 20 / 16%);

    > :last-child {
      order: -1;
    }
  }
`;

export const Buttons = styled.div`
  ${from.md} {
    min-width: 256px;
    max-width: calc(100% - 8.75rem);
  }
  ${below.md} {
    flex: 1;
    min-width: 0;
  }
`;

export const ToCart = styled.a`
  position: relative;
  flex: none;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-width: 44px;
  min-height: 48px;
  color: var(--text-secondary);
  font: var(--type-micro);
  font-weight: 400;
  > :last-child:not(svg) {
    position: absolute;
    top: 0;
    left: calc(50% + 2px);
  }
  ${from.md} {
    display: none;
  }
`;
