import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useTexts } from '../messages/texts.ts';

/** Puts a text on the clipboard and says so; where the browser has none, it says how to go on. */
export function useCopy() {
  const text = useTexts();
  const common = useCommonTexts();
  const { notify } = useShop();
  return async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      notify({ kind: 'success', text: common('action.copied') });
    } catch {
      notify({ kind: 'error', text: text('copy.failed') });
    }
  };
}
