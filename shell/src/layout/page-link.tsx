import { type PageId, saveReturnPath, useShop } from '@jishi/contracts';
import { splitLocale } from '@jishi/i18n/locale';
import type { ElementType, ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';

export type PageLinkProps = {
  page: PageId;
  to: string;
  children: ReactNode;
  /** Wraps the link, for lists. */
  as?: ElementType<{ children: ReactNode }>;
  /** Keeps the page one is on as the way back after sign-in. */
  remember?: boolean;
  /** Active only on exactly this path. */
  end?: boolean;
  /** Active on every path that begins so. */
  within?: string;
};

/** A link of the frame; nothing when the release does not have the page. */
export function PageLink({ page, to, children, as: Item, remember = false, end = false, within }: PageLinkProps) {
  const { has } = useShop();
  const { pathname } = useLocation();
  if (!has(page)) return null;
  const keepWayBack = () => saveReturnPath(splitLocale(location.pathname + location.search).path);
  const Tag = within && pathname.startsWith(within) ? Link : NavLink;
  const link = (
    <Tag to={to} aria-current="page" {...(end && { end })} {...(remember && { onClick: keepWayBack })}>
      {children}
    </Tag>
  );
  return Item ? <Item>{link}</Item> : link;
}
