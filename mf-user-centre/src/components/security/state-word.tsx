import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Word = styled.span<{ $ready: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--${({ $ready }) => ($ready ? 'trust' : 'promo')}-text);
  font-size: 0.8125rem;
  font-weight: 600;

  svg {
    flex: none;
  }
`;

/** A state in a word, with its icon: never by colour alone. */
export function StateWord({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  const Glyph = isReady ? CircleCheck : CircleAlert;
  return (
    <Word $ready={isReady}>
      <Glyph size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Word>
  );
}
