import { TextLink } from '@jishi/ui';
import { useTexts } from '../../../../messages/texts.ts';

type SaveForLaterLinkProps = { name: string; onSave(): void };

/** Takes a line out of the cart without forgetting it. */
export function SaveForLaterLink({ name, onSave }: SaveForLaterLinkProps) {
  const text = useTexts();
  return (
    <TextLink as="button" type="button" aria-label={text('cart.save-for-later-of', { name })} onClick={onSave}>
      {text('cart.save-for-later')}
    </TextLink>
  );
}
