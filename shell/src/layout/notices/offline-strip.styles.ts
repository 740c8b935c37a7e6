import { styled } from 'styled-components';

/** The region is there before its text, so that it is read out; it stays in view while one scrolls. */
export const Strip = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  top: 0;
  background: var(--promo-soft);
  color: var(--promo-text);
  font: var(--type-label);

  > div {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
  }
`;
