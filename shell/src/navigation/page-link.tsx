import { type PageId, useShop } from '@jishi/contracts';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

/** A link inside a text of the frame; nothing when the release does not have the page. */
export function PageLink({ page, to, children }: { page: PageId; to: string; children: ReactNode }) {
  return useShop().has(page) ? <NavLink to={to}>{children}</NavLink> : null;
}
