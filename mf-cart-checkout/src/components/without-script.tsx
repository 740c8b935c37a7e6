import { Note } from '@jishi/ui';
import type { ReactNode } from 'react';

/** Read by browsers that run no scripts, instead of waiting for what only a script brings. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Note tone="promo">{children}</Note>
    </noscript>
  );
}
