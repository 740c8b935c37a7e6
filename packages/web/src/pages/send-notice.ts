import type { FastifyReply } from 'fastify';
import { makeNonce } from './nonce.ts';
import { type NoticePage, noticePage } from './notice-page.ts';
import type { NoticeKind } from './notice-texts.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Seconds after which a reader, or a robot, may come back. */
const retryAfter: Record<NoticeKind, number | null> = { busy: 5, closed: 120, 'not-open': 10, broken: null };

/** Answers with the host's own page instead of one of the release. */
export function sendNotice(reply: FastifyReply, page: Omit<NoticePage, 'nonce' | 'requestId'>): FastifyReply {
  const nonce = makeNonce();
  const seconds = retryAfter[page.kind];
  if (seconds !== null) reply.header('retry-after', seconds);
  return reply
    .code(page.kind === 'broken' ? 500 : 503)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, null, reply.request.protocol === 'https'))
    .send(noticePage({ ...page, nonce, requestId: reply.request.id }));
}
