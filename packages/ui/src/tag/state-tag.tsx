import { styled } from 'styled-components';

/** Brand: something to do. Info: under way. Promo: a benefit waits. Trust: done. Quiet: closed. Danger: went wrong. */
export type StateTone = 'brand' | 'info' | 'promo' | 'trust' | 'quiet' | 'danger';

/** The state of a thing: a dot and its word, so never by colour alone. */
export const StateTag = styled.span<{ $tone: StateTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) => ($tone === 'quiet' ? 'var(--text-tertiary)' : `var(--${$tone}-text)`)};
  font-weight: 600;
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentcolor;
  }
`;
