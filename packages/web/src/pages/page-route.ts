import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import { traced } from '@jishi/observing/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import type { TellRelease } from '../releases/asking-release.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { RenderRefused } from '../render/errors.ts';
import type { NoticeKind } from './notice-texts.ts';
import type { PageAnswer } from './page-answer.ts';
import { readPageFacts, toRenderRequest } from './page-request.ts';
import { securityHeaders } from './security-headers.ts';
import { sendNotice } from './send-notice.ts';
import { sendPage } from './send-page.ts';

export type PageRouteOptions = {
  live: () => LiveRelease | null;
  tellRelease: TellRelease;
  isClosed: () => boolean;
  publicOrigin: string | null;
  browserApiBase: string;
  limits: Limits;
  count: (what: PageAnswer['from'] | NoticeKind) => void;
};

/** Every address that is nothing else is a page of the live release. */
export function pageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  app.route({ method: 'GET', url: '/*', handler: (request, reply) => answerPage(request, reply, options) });
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, options: PageRouteOptions) {
  const { live, isClosed, limits, count } = options;
  const facts = readPageFacts(request);
  reply.headers({ ...securityHeaders(request.protocol === 'https'), vary: 'Accept-Encoding, Accept-Language, Cookie' });
  if ('redirect' in facts) return reply.header('cache-control', 'private, no-store').redirect(facts.redirect, 302);
  const notice = (kind: NoticeKind) => {
    count(kind);
    return sendNotice(reply, { ...facts, kind, serial: live()?.serial ?? null });
  };
  if (isClosed()) return notice('closed');
  await options.tellRelease(request, reply);
  const release = live();
  if (!release) return notice('not-open');
  reply.header('x-release', release.serial);
  const page = release.findPage(request.url);
  const isPersonal = facts.hasToken;
  const wanted = toRenderRequest(request, { ...facts, ...options, isPersonal });
  const gone = whenGone(reply, limits.readerLostAfter);
  const began = performance.now();
  try {
    const isShared = !isPersonal && page !== null && !page.guarded;
    const answer = isShared ? await release.visitorPages.get(wanted, gone) : await pass(release, wanted, gone);
    count(answer.from);
    setHead(reply, answer, isPersonal, performance.now() - began);
    if (page === null || page.guarded || answer.head.status !== 200) reply.header('x-robots-tag', 'noindex');
    return await sendPage(reply, answer);
  } catch (error) {
    if (gone.aborted) {
      request.log.info({ req: request }, 'the reader left before the page began');
      return reply.hijack();
    }
    // The release was replaced between the look and the render: the next look finds its successor.
    if (error instanceof RenderRefused && error.reason === 'retired' && live() !== release) {
      return answerPage(request, reply, options);
    }
    request.log.error({ err: error }, 'a page could not be rendered');
    return notice(error instanceof RenderRefused ? 'busy' : 'broken');
  }
}

async function pass(release: LiveRelease, wanted: RenderRequest, gone: AbortSignal): Promise<PageAnswer> {
  const { head, body } = await traced('render page', {}, () => release.pool.render(wanted, gone));
  return { head, body, noncePlaceholder: wanted.noncePlaceholder, from: 'pass' };
}

function setHead(reply: FastifyReply, { head, from }: PageAnswer, isPersonal: boolean, took: number): void {
  const { 'server-timing': own, ...headers } = endToEnd(head);
  const timing = [`render;dur=${took.toFixed(1)}`, `cache;desc=${from}`, ...(own ? [own] : [])];
  reply
    .code(head.status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers })
    .header('server-timing', timing.join(', '));
  if (isPersonal) reply.header('cache-control', 'private, no-store');
}

/** Headers of the release, without those that are the host's. */
function endToEnd(head: RenderHead): Record<string, string> {
  const ours = [
    'content-length',
    'content-encoding',
    'transfer-encoding',
    'connection',
    'vary',
    'x-release',
    'x-release-state',
    'x-request-id',
  ];
  return Object.fromEntries(Object.entries(head.headers).filter(([name]) => !ours.includes(name)));
}

/** Aborts when the reader has left, or has taken nothing for so long. */
function whenGone(reply: FastifyReply, lostAfter: number): AbortSignal {
  const gone = new AbortController();
  const { raw } = reply;
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  raw.setTimeout(lostAfter, () => {
    if (raw.writableNeedDrain) raw.destroy();
  });
  return gone.signal;
}
