import { keyframes, styled } from 'styled-components';
import { below } from '../tokens/media.ts';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

/** Less than this is for what the sheet says: a phone on its side, a window at 400 %. */
const hasRoom = '@media (min-height: 26em)';

const widths = { md: '440px', lg: '640px', xl: '880px' } as const;

/** The native element: no look of its own but its backdrop, so a click on it is a click beside the sheet. */
export const Frame = styled.dialog<{ $size: keyof typeof widths }>`
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: 100dvh;
  margin: auto;
  padding: 16px;
  border: 0;
  overflow: visible;
  background: none;
  color: var(--text-primary);

  &::backdrop {
    background: var(--overlay);
  }
  ${below.sm} {
    max-width: none;
    margin: auto 0 0;
    padding: 0;
  }
`;

export const Sheet = styled.div`
  max-height: calc(100dvh - 32px);
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: var(--e3);
  animation: ${rise} var(--t-slow);

  ${hasRoom} {
    scroll-padding: 5rem 0 6rem;
  }

  ${below.sm} {
    max-height: 88dvh;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: var(--r-lg) var(--r-lg) 0 0;
  }
`;

/** Stays in view while a long sheet scrolls, as its buttons do. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 20px 16px 8px 24px;
  background: inherit;

  ${hasRoom} {
    position: sticky;
    z-index: 2;
    top: 0;
  }
  h2 {
    flex: 1;
    min-width: 0;
    font-size: 1.125rem;
    font-weight: 700;
    line-height: 1.625rem;
  }
`;

export const Body = styled.div`
  padding: 4px 24px 24px;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  padding: 12px 24px 20px;
  background: var(--bg-raised);

  ${hasRoom} {
    position: sticky;
    z-index: 2;
    bottom: 0;
  }
  ${below.sm} {
    > * {
      flex: 1;
    }
  }
`;
