import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Tray = styled.section`
  position: fixed;
  z-index: var(--z-fab);
  bottom: 16px;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 16px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: var(--e3);
  transform: translateX(-50%);

  ${below.md} {
    /* Above the bar at the bottom of phones. */
    right: 8px;
    bottom: calc(72px + env(safe-area-inset-bottom));
    left: 8px;
    flex-wrap: wrap;
    gap: 8px;
    padding: 8px 12px;
    transform: none;

    /* The buttons take a line of their own where four pictures leave no room for them. */
    > :not(ul) {
      flex: 1;
    }
  }
`;

export const Items = styled.ul`
  display: flex;
  flex: 1 0 auto;
  gap: 8px;

  li {
    position: relative;
    width: 48px;
    height: 48px;
    border-radius: var(--r-sm);
    background: var(--bg-sunken);
  }
  li button {
    position: absolute;
    top: -6px;
    right: -6px;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 2px solid var(--bg-raised);
    border-radius: 50%;
    background: var(--bg-inverse);
    color: var(--text-inverse);
  }
`;
