import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** On phones above the bar of main places, as that of the cart. */
export const Bar = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  bottom: calc(60px + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 20px;
  padding: 12px 16px;
  border-top: 1px solid var(--border-default);
  border-radius: 0 0 var(--r-md) var(--r-md);
  background: var(--bg-raised);
  box-shadow: 0 -6px 20px -8px rgb(60 40 20 / 16%);

  ${from.md} {
    bottom: 0;
    padding: 14px 20px;
  }
  ${below.xs} {
    > :last-child,
    button {
      flex: auto;
      width: 100%;
    }
  }
  /* What could not be added needs the whole width, and may be long: then it stays at its place. */
  &:has([role='alert']) {
    position: static;
  }
  > noscript,
  > :last-child:has([role='alert']) {
    flex: 1 1 100%;
  }
`;

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 14px;
  color: var(--text-secondary);

  ${below.sm} {
    display: grid;
  }
`;

/** As large as the button that comes. */
export const Room = styled.div`
  width: 172px;
  height: 48px;

  @media (scripting: none) {
    display: none;
  }
`;
