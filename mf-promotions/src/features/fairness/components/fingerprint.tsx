import { useCopy } from '@jishi/part-kit/use-copy';
import { IconButton } from '@jishi/ui';
import Copy from 'lucide-react/icons/copy';
import { useTexts } from '../../../messages/texts.ts';
import { shortDigits } from '../model/short-digits.ts';
import * as styles from './fairness.styles.ts';

/** Digits nobody reads to the end, with a button that copies them all. `what` names them. */
export function Fingerprint({ digits, what }: { digits: string; what: string }) {
  const text = useTexts();
  // No clipboard here: the digits can be written down.
  const copy = useCopy(digits);
  return (
    <>
      <styles.Code title={digits}>{shortDigits(digits)}</styles.Code>
      <IconButton label={text('fair.copy', { what })} onClick={() => void copy(digits)}>
        <Copy size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </>
  );
}
