import { from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Above the bars and beside the way to the top on phones, above that in the corner of larger screens. */
export const Corner = styled.aside`
  position: fixed;
  z-index: var(--z-fab);
  inset: auto 72px calc(76px + env(safe-area-inset-bottom)) 12px;
  display: grid;
  justify-items: start;
  gap: 8px;
  pointer-events: none;

  ${from.md} {
    inset: auto 24px 84px auto;
    justify-items: end;
  }
  @media print {
    display: none;
  }
`;

export const Note = styled.a<{ $isTurn: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  max-width: 320px;
  padding: 8px 14px 8px 8px;
  border: ${({ $isTurn }) => ($isTurn ? '2px solid var(--brand-solid)' : '1px solid var(--brand-border)')};
  border-radius: var(--r-md);
  background: var(--bg-raised);
  color: var(--text-primary);
  box-shadow: var(--e3);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  pointer-events: auto;

  b {
    display: block;
    color: var(--brand-text);
    font-weight: 600;
  }
`;

/** Paper in both themes, as the whole ticket. */
export const Figure = styled.strong<{ $isOver: boolean }>`
  display: grid;
  place-items: center;
  min-width: 52px;
  min-height: 44px;
  padding: 4px 8px;
  border-radius: 4px;
  background: linear-gradient(180deg, #fffdf6, #fff6e2);
  color: ${({ $isOver }) => ($isOver ? '#756960' : '#ba2f18')};
  font-family: var(--font-display);
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
`;
