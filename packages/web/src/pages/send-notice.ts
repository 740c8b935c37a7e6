import type { FastifyReply } from 'fastify';
import { makeNonce } from './nonce.ts';
import { type NoticePage, noticePage } from './notice-page.ts';
import type { NoticeKind } from './notice-texts.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Seconds after which a reader, or a robot, may come back; left out where that does not help. */
const retryAfter: Partial<Record<NoticeKind, number>> = {
  busy: 5,
  closed: 120,
  'not-open': 10,
  broken: 5,
  'preview-broken': 5,
};

const statusOf: Partial<Record<NoticeKind, number>> = {
  'preview-expired': 410,
  'preview-elsewhere': 403,
  'preview-altered': 403,
};

/** Answers with the host's own page instead of one of the release. */
export function sendNotice(reply: FastifyReply, page: Omit<NoticePage, 'nonce' | 'requestId'>): FastifyReply {
  const nonce = makeNonce();
  const seconds = retryAfter[page.kind];
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply
    .code(statusOf[page.kind] ?? 503)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, null, reply.request.protocol === 'https'))
    .send(noticePage({ ...page, nonce, requestId: reply.request.id }));
}
