import { readCartCookie } from '@jishi/contracts/cart-cookie';
import { cookieNames, readCookie } from '@jishi/contracts/cookies';
import { paths } from '@jishi/contracts/paths';
import type { PageEntry } from '@jishi/contracts/release';
import type { RenderRequest } from '@jishi/contracts/renderer';
import type { FastifyRequest } from 'fastify';

/** What of a request makes the cart's page one for its visitor alone. */
export type VisitorCart = Pick<RenderRequest, 'cookie' | 'remoteAddress'>;

/**
 * The cart a visitor brings to its page; `null` on every other page, and with nothing that can be read: those pages are the
 * same for every visitor. The release gets to see this cookie and no other.
 */
export function visitorCartOf({ headers, ip }: FastifyRequest, page: PageEntry | null): VisitorCart | null {
  const cookie = headers.cookie ?? '';
  if (page?.path !== paths.cart() || readCartCookie(cookie).length === 0) return null;
  return { cookie: `${cookieNames.cart}=${readCookie(cookie, cookieNames.cart)}`, remoteAddress: ip };
}
