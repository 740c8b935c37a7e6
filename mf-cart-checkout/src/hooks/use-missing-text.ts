import { useLang } from '@jishi/i18n';
import { useTexts } from '../messages/texts.ts';

/** Says which rows of options are still open. */
export function useMissingText(): (axes: readonly string[]) => string {
  const text = useTexts();
  const separator = useLang() === 'zh' ? '、' : ', ';
  return (axes) => text('add.missing', { names: axes.join(separator) });
}
