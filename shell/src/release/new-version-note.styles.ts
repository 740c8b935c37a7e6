import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Above the bars on phones, in the corner beside the page on larger screens; never over a dialog. */
export const Corner = styled.div`
  position: fixed;
  z-index: var(--z-bars);
  inset: auto 16px calc(76px + env(safe-area-inset-bottom));
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${from.md} {
    bottom: 24px;
  }
`;

export const Plate = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  max-width: 480px;
  padding: 12px 16px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-md);
  background: var(--bg-raised);
  color: var(--text-primary);
  box-shadow: var(--e3);
  pointer-events: auto;
`;
