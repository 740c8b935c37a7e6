import { below, from } from '@jishi/ui';
import { css, keyframes, styled } from 'styled-components';
import { Below } from '../components/product-detail.styles.ts';
import { Place } from '../together/place.styles.ts';

const come = keyframes`
  from {
    transform: translateY(-100%);
  }
`;

/**
 * Over the page, so that nothing moves. Whoever goes through the page by keys has it out of the way of what has the focus; a panel that was jumped to
 * begins below it.
 */
export const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-sticky);
  border-bottom: 1px solid var(--border-subtle);
  background: var(--bg-surface);
  box-shadow: var(--shadow-2);
  animation: ${come} var(--t-fast);

  :is(${Below}, ${Place}):has(:focus-visible:not([role='tabpanel'])) ~ & {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  max-width: 1280px;
  margin-inline: auto;
  padding: 0 4px;

  ${from.md} {
    min-height: 60px;
    padding: 0 var(--gutter);
  }
`;

/** What a wide window has room for. */
const wide = css`
  ${below.md} {
    display: none;
  }
`;

export const Named = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 16px;
  min-width: 0;
  ${wide}
`;

export const Name = styled.b`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: var(--type-body-strong);
`;

export const Bought = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 16px;
  ${wide}
`;
