import { useCommonTexts } from '@jishi/i18n';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import * as styles from './back-to-top.styles.ts';

export function BackToTopButton() {
  const text = useCommonTexts();
  const isShown = useSyncExternalStore(subscribe, isFarDown);
  if (!isShown) return null;
  return (
    <styles.Round type="button" aria-label={text('action.back_to_top')} onClick={() => window.scrollTo({ top: 0 })}>
      <ArrowUp size={20} aria-hidden="true" />
    </styles.Round>
  );
}

const isFarDown = () => window.scrollY > window.innerHeight;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
