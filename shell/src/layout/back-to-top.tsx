import { type ComponentType, useEffect, useState } from 'react';

/** Appears after the first screen has been scrolled away. Fetched when somebody begins to scroll. */
export function BackToTop() {
  const [Button, setButton] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./back-to-top-button.tsx').then(
        ({ BackToTopButton }) => setButton(() => BackToTopButton),
        () => undefined,
      );
    };
    window.addEventListener('scroll', load, { once: true });
    return () => window.removeEventListener('scroll', load);
  }, []);
  return Button && <Button />;
}
