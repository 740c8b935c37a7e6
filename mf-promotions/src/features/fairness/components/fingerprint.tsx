import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { IconButton } from '@jishi/ui';
import Copy from 'lucide-react/icons/copy';
import { useTexts } from '../../../messages/texts.ts';
import { shortDigits } from '../model/short-digits.ts';
import * as styles from './fairness.styles.ts';

/** Digits nobody reads to the end, with a button that copies them all. `what` names them. */
export function Fingerprint({ digits, what }: { digits: string; what: string }) {
  const { notify } = useShop();
  const text = useTexts();
  const common = useCommonTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(digits);
      notify({ kind: 'success', text: common('action.copied') });
    } catch {
      // No clipboard here: the digits can be written down.
      notify({ kind: 'warning', text: digits });
    }
  };
  return (
    <>
      <styles.Code title={digits}>{shortDigits(digits)}</styles.Code>
      <IconButton label={text('fair.copy', { what })} onClick={() => void copy()}>
        <Copy size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </>
  );
}
