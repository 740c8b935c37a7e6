import { useTexts } from '../../messages/texts.ts';
import type { Refusal } from './model/admission.ts';

/** Says why pieces cannot be added. */
export function useRefusalText(): (refusal: Refusal | { reason: 'sale-over' }) => string {
  const text = useTexts();
  return (refusal) => {
    const { reason, ...numbers } = refusal;
    const key = 'inCart' in refusal && refusal.inCart > 0 ? (`refused.${refusal.reason}.in-cart` as const) : null;
    return text(key ?? `refused.${reason}`, numbers);
  };
}
