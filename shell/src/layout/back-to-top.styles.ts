import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Round = styled.button`
  position: fixed;
  z-index: var(--z-fab);
  right: 16px;
  bottom: calc(76px + env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid var(--border-default);
  border-radius: 50%;
  background: var(--bg-raised);
  color: var(--text-primary);
  box-shadow: var(--e2);
  cursor: pointer;

  /* Above a bar of the page that stands on the bar of main places. */
  ${below.md} {
    body:has([data-raised-bar]) & {
      bottom: calc(136px + env(safe-area-inset-bottom));
    }
  }
  ${from.md} {
    right: 24px;
    bottom: 24px;
  }
`;
