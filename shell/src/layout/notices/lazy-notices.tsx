import { afterSign } from '@jishi/contracts';
import { type ComponentType, useEffect, useState } from 'react';
import { hasNews } from './has-news.ts';
import type { LayoutNoticesProps } from './layout-notices.tsx';

/**
 * What is told about the tab itself. Fetched when somebody is there: who opens a page and leaves has no use for it, unless there is
 * something to tell already.
 */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType<LayoutNoticesProps> | null>(null);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const load = () => {
      import('./layout-notices.tsx').then(
        ({ LayoutNotices: FrameNotices }) => setNotices(() => FrameNotices),
        () => addEventListener('online', load, { once: true, signal }),
      );
    };
    if (hasNews()) load();
    else {
      afterSign(load, signal);
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        setBack(persisted);
        if (persisted) load();
      };
      addEventListener('pageshow', comeBack, { signal });
    }
    return () => gone.abort();
  }, []);
  return Notices ? <Notices isBack={isBack} /> : null;
}
