import { below } from '@jishi/ui';
import { keyframes, styled } from 'styled-components';
import { Below } from '../components/product-detail.styles.ts';

const come = keyframes`
  from {
    transform: translateY(-100%);
  }
`;

/** Over the page, so that nothing moves. Whoever goes through the page by keys has it out of the way of what has the focus. */
export const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-sticky);
  border-bottom: 1px solid var(--border-subtle);
  background: var(--bg-surface);
  box-shadow: var(--shadow-2);
  animation: ${come} var(--t-fast);

  ${Below}:has(:focus-visible) ~ & {
    display: none;
  }
  && {
    ${below.md} {
      display: none;
    }
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
  min-height: 60px;
  margin-inline: auto;
  padding: 8px var(--gutter);
`;

export const Name = styled.b`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: var(--type-body-strong);
`;
