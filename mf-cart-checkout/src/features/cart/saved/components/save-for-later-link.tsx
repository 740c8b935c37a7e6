import { hover } from '@jishi/ui';
import { styled } from 'styled-components';
import { useTexts } from '../../../../messages/texts.ts';

type SaveForLaterLinkProps = { name: string; onSave(): void };

/** Quieter than the name above it: it stands in every line. */
const Quiet = styled.button`
  min-height: 24px;
  color: var(--text-secondary);
  font: var(--type-label);
  text-align: start;
  text-decoration: underline;
  text-decoration-color: var(--border-control);
  text-underline-offset: 3px;

  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;

/** Takes a line out of the cart without forgetting it. */
export function SaveForLaterLink({ name, onSave }: SaveForLaterLinkProps) {
  const text = useTexts();
  return (
    <Quiet type="button" aria-label={text('cart.save-for-later-of', { name })} onClick={onSave}>
      {text('cart.save-for-later')}
    </Quiet>
  );
}
