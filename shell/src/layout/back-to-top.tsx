import { useCommonTexts } from '@jishi/i18n';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as styles from './back-to-top.styles.ts';

/** Appears after the first screen has been scrolled away. */
export function BackToTop() {
  const text = useCommonTexts();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > window.innerHeight);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  return (
    <styles.Round type="button" aria-label={text('action.back_to_top')} onClick={() => window.scrollTo({ top: 0 })}>
      <ArrowUp size={20} aria-hidden="true" />
    </styles.Round>
  );
}
