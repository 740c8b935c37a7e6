import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Above the bars on phones, in a corner on larger screens. */
export const Corner = styled.div`
  position: fixed;
  z-index: var(--z-bars);
  inset: auto 12px calc(72px + env(safe-area-inset-bottom));

  ${from.md} {
    inset: auto auto 24px 24px;
    width: 400px;
  }
`;

export const Plate = styled.section`
  display: grid;
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-md);
  background: var(--bg-raised);
  color: var(--text-secondary);
  box-shadow: var(--e3);
  font-size: 0.8125rem;
  line-height: 1.25rem;

  h2 {
    color: var(--text-primary);
    font: var(--type-title-m);
  }
  a {
    color: var(--info-text);
    text-decoration: underline;
  }
`;

/** Both answers look the same: neither is pushed. */
export const Answers = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 4px;
`;
