import type { BannerLink } from '@jishi/api/shop';
import { type ButtonKind, type ButtonSize, LinkButton } from '@jishi/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** For addresses outside of the shop: a tab of their own that cannot reach this one. */
const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Its children as a link to where a banner leads; as they are when it leads nowhere. */
export function ShopLink({ link, children }: { link: BannerLink | null; children: ReactNode }) {
  if (!link) return children;
  if (link.kind === 'page') return <Link to={link.path}>{children}</Link>;
  return (
    <a href={link.url} {...outside}>
      {children}
    </a>
  );
}

type ShopLinkButtonProps = { link: BannerLink; kind: ButtonKind; size?: ButtonSize; children: ReactNode };

/** The same as a button. */
export function ShopLinkButton({ link, ...rest }: ShopLinkButtonProps) {
  if (link.kind === 'page') return <LinkButton as={Link} to={link.path} {...rest} />;
  return <LinkButton href={link.url} {...outside} {...rest} />;
}
