import { type ComponentType, useEffect, useState } from 'react';

/** Appears after the first screen has been scrolled away, and is fetched then. */
export function BackToTop() {
  const [Button, setButton] = useState<ComponentType | null>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > window.innerHeight);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    if (!isShown) return;
    import('./back-to-top-button.tsx').then(
      ({ BackToTopButton }) => setButton(() => BackToTopButton),
      () => undefined,
    );
  }, [isShown]);
  return isShown && Button ? <Button /> : null;
}
