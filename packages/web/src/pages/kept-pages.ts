import { paths } from '@jishi/contracts/paths';
import type { PageEntry } from '@jishi/contracts/release';
import { type Keeping, OFFLINE_HEADER } from '@jishi/service-worker/protocol';
import type { FastifyRequest } from 'fastify';
import type { PageSession } from '../session/page-session.ts';

/** Whoever asks is nobody in particular. */
const visitor: PageSession = { isPersonal: false, cookie: '', setCookie: [] };

/**
 * The session a page is made for. The service worker of somebody who is signed in keeps pages as every visitor has them: they cost little, come
 * from memory, and tell nothing of anybody. Only a cart is nobody else's.
 */
export const sessionFor = (request: FastifyRequest, page: PageEntry | null, session: PageSession): PageSession =>
  isCopy(request) && page?.path !== paths.cart() ? visitor : session;

/** Whether a page is asked for to be kept, and read by nobody now. */
export const isCopy = ({ headers }: FastifyRequest): boolean => headers[OFFLINE_HEADER] === 'shared';

/** Whether a worker asks for a page it may not keep; pages of an account stay out of every store. */
export const isRefusedCopy = (request: FastifyRequest, page: PageEntry | null): boolean =>
  isCopy(request) && (page === null || page.guarded);

/** What a service worker may do with a page; `null`: nothing. */
export const keepingOf = (page: PageEntry | null, status: number, { isPersonal }: PageSession): Keeping | null => {
  if (page === null || page.guarded || status !== 200) return null;
  return isPersonal ? 'own' : 'shared';
};
