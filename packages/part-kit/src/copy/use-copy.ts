import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';

/**
 * Puts a text on the clipboard and says so.
 *
 * @param failed what to say where the browser does not copy: how to go on
 */
export function useCopy(failed: string) {
  const common = useCommonTexts();
  const { notify } = useShop();
  return async (value: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      notify({ kind: 'success', text: common('action.copied') });
    } catch {
      notify({ kind: 'warning', text: failed });
    }
  };
}
