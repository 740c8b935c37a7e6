import { styled } from 'styled-components';
import { useTexts } from '../../messages/texts.ts';
import type { Strength } from '../../model/auth/password-strength.ts';

const steps: readonly Strength[] = ['weak', 'fair', 'good'];
const colours = { weak: '--danger-solid', fair: '--promo-solid', good: '--trust-solid' } as const;

const Line = styled.p`
  display: grid;
  grid-template-columns: repeat(3, 1fr) auto;
  align-items: center;
  gap: 4px;

  &:not(:empty) {
    margin-top: 6px;
  }
  color: var(--text-secondary);
  font: var(--type-caption);

  i {
    height: 4px;
    border-radius: 2px;
    background: var(--border-default);
  }
  span {
    min-width: 4em;
    padding-left: 8px;
    text-align: right;
  }
`;

/** How well a new password would stand, in three bars and a word. Nothing counts it: a weak one may be taken too. */
export function StrengthLine({ strength }: { strength: Strength | null }) {
  const text = useTexts();
  const reached = strength ? steps.indexOf(strength) : -1;
  return (
    <Line role="status">
      {strength && (
        <>
          {steps.map((step, index) => (
            <i key={step} style={index <= reached ? { background: `var(${colours[strength]})` } : undefined} />
          ))}
          <span>{text(`password.${strength}`)}</span>
        </>
      )}
    </Line>
  );
}
