import { type PageId, saveReturnPath, useShop } from '@jishi/contracts';
import { splitLocale } from '@jishi/i18n/locale';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

export type PageLinkProps = {
  page: PageId;
  to: string;
  children: ReactNode;
  /** Wraps the link, for lists. */
  as?: 'li';
  /** Keeps the page one is on as the way back after sign-in. */
  remember?: boolean;
  /** Active only on exactly this path. */
  end?: boolean;
};

/** A link of the frame; nothing when the release does not have the page. */
export function PageLink({ page, to, children, as, remember = false, end = false }: PageLinkProps) {
  const { has } = useShop();
  if (!has(page)) return null;
  const keepWayBack = () => saveReturnPath(splitLocale(location.pathname + location.search).path);
  const link = (
    <NavLink to={to} end={end} {...(remember ? { onClick: keepWayBack } : {})}>
      {children}
    </NavLink>
  );
  return as ? <li>{link}</li> : link;
}
