import { useCommonTexts } from '@jishi/i18n';
import { ArrowUp } from 'lucide-react';
import * as styles from './back-to-top.styles.ts';

export function BackToTopButton() {
  const text = useCommonTexts();
  return (
    <styles.Round type="button" aria-label={text('action.back_to_top')} onClick={() => window.scrollTo({ top: 0 })}>
      <ArrowUp size={20} aria-hidden="true" />
    </styles.Round>
  );
}
