import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import { networkOf } from '@jishi/http-limits/network-of';
import { REQUEST_METRIC, TOKEN_METRIC } from '@jishi/rum/protocol';
import { OFFLINE_HEADER } from '@jishi/service-worker/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../config/limits.ts';
import type { Reader } from '../page-cache/in-flight-render.ts';
import type { PageResponse } from '../page-cache/page-response.ts';
import { previewCookie } from '../preview/preview-cookie.ts';
import { asPreview, previewHeaders } from '../preview/preview-page.ts';
import type { Previews } from '../preview/previews.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { SetReleaseHeaders } from '../releases/release-headers.ts';
import { armsOf, type ServedReleases } from '../releases/served-releases.ts';
import { RenderRefused } from '../render/errors.ts';
import { createFairSemaphore, type FairSemaphore, type Release } from '../render/fair-semaphore.ts';
import type { RecentNetworks } from '../render/recent-networks.ts';
import { chooseArm, groupOf, shareOf } from '../rollout/choose-arm.ts';
import { type Visit, visitOf } from '../rollout/visitor-id.ts';
import { readPageAddress } from '../routing/page-address.ts';
import type { MadePage } from '../rum/events-of.ts';
import { partOfPlace } from '../rum/read-beacon.ts';
import type { View } from '../rum/view-tokens.ts';
import { isSecure } from '../session/request-source.ts';
import type { ShopNamesOf } from '../shop-names/shop-names.ts';
import { isCopy, isRefusedCopy, keepingOf, sessionFor } from './kept-pages.ts';
import type { NoticeKind } from './notice-texts.ts';
import { readPageFacts, toRenderRequest } from './page-request.ts';
import { securityHeaders } from './security-headers.ts';
import { sendNotice } from './send-notice.ts';
import { sendPage } from './send-page.ts';
import { type VisitorCart, visitorCartOf } from './visitor-cart.ts';

/** A page as it was sent: whose it is, where it came from, and milliseconds until it could be sent. `visitor`: of a rollout. */
type SentPage = MadePage & { part: string; from: PageResponse['from']; took: number; visitor: string | null };

export type PageRouteOptions = {
  served: () => ServedReleases | null;
  previews: Pick<Previews, 'lookAt'>;
  setReleaseHeaders: SetReleaseHeaders;
  isClosed: () => boolean;
  names: () => ShopNamesOf;
  publicOrigin: string | null;
  mediaOrigin: string | null;
  browserApiBase: string;
  limits: Limits;
  count: (what: PageResponse['from'] | NoticeKind) => void;
  /** A page waits because its network has had its share, or was refused. */
  onLimited: (what: 'late' | 'refused') => void;
  recentNetworks: RecentNetworks;
  onSent: (view: View, sent: SentPage) => void;
  /** The page of a visitor could not be made. */
  onFailed: (view: View, visitor: string) => void;
  /** The token a view tells by how it went; `null`: it tells nothing. */
  viewToken: (view: View, requestId: string) => string | null;
};

/** What `pageRoute` has beside its options: turns of pages that were not made for their reader alone. */
type PageRoute = PageRouteOptions & { sends: FairSemaphore };

/** Who looks at a preview is in no rollout, and keeps the id for later. */
const nobody: Visit = { id: null, setCookie: [] };

/** Every address that is nothing else is a page of the live release. */
export function pageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  const { limits, recentNetworks, onLimited } = options;
  const sends = createFairSemaphore({
    size: limits.sends,
    perNetwork: limits.sendsPerNetwork,
    background: limits.sends,
    burst: limits.sendBurst,
    charge: limits.sendCharge,
    share: limits.networkShare,
    givesSpare: false,
    isAlone: recentNetworks.isAlone,
    linePerNetwork: limits.waitingSendsPerNetwork,
    queue: limits.waitingSends,
    waitWithin: limits.waitWithin,
    waitForOwnWithin: limits.waitForOwnWithin,
    onLimited,
  });
  app.route({
    method: 'GET',
    url: '/*',
    handler: (request, reply) => sendPageOf(request, reply, { ...options, sends }),
  });
}

async function sendPageOf(request: FastifyRequest, reply: FastifyReply, options: PageRoute) {
  const { served, isClosed, limits, count, names } = options;
  const facts = readPageFacts(request, options.publicOrigin);
  reply.headers({ ...securityHeaders(request.protocol === 'https'), vary: 'Accept-Encoding, Accept-Language, Cookie' });
  if ('redirect' in facts) return reply.header('cache-control', 'private, no-store').redirect(facts.redirect, 302);
  const notice = (kind: NoticeKind) => {
    count(kind);
    return sendNotice(reply, { ...facts, kind, release: served()?.live.id ?? null, names: names() });
  };
  if (isClosed()) return notice('closed');
  await options.setReleaseHeaders(request, reply);
  const now = served();
  if (!now) return notice('not-open');
  const preview = await options.previews.lookAt(request).catch((err: unknown) => {
    request.log.error({ err }, 'a preview cannot be shown');
    return 'broken' as const;
  });
  if (typeof preview === 'string') {
    if (preview !== 'broken') reply.header('set-cookie', previewCookie(null, isSecure(request, options.publicOrigin)));
    return notice(`preview-${preview}`);
  }
  const visit = preview
    ? nobody
    : visitOf(request.headers.cookie ?? '', now.release, isSecure(request, options.publicOrigin));
  const release = preview?.release ?? chooseArm(now, visit.id);
  reply.header('x-release', release.id);
  const { page, elsewhere, shared } = readPageAddress(request.url, facts.lang, release, limits.sharedAddressLength);
  if (elsewhere !== null) {
    // What is elsewhere in a preview need not be there for everybody.
    const caching = preview ? previewHeaders : { 'cache-control': 'no-cache' };
    return reply.headers(caching).redirect(elsewhere, preview ? 302 : 301);
  }
  if (isRefusedCopy(request, page)) return reply.code(204).header('cache-control', 'private, no-store').send();
  const session = sessionFor(request, page, facts.session);
  const { isPersonal } = session;
  const setCookie = [...session.setCookie, ...visit.setCookie];
  if (setCookie.length > 0) reply.header('set-cookie', setCookie);
  const wanted = toRenderRequest(request, { ...facts, ...options, session });
  const cart = isPersonal ? null : visitorCartOf(request, page);
  const gone = whenGone(reply, limits.readerLostAfter);
  const reader = { network: networkOf(request.ip), gone };
  options.recentNetworks.see(reader.network);
  const began = performance.now();
  // Counted for visitors of a rollout alone.
  const lost = () => (visit.id === null ? 0 : release.pool.status().lost);
  const lostBefore = lost();
  try {
    const answer =
      shared !== null && !isPersonal && !preview
        ? await renderForVisitor(release, { ...wanted, url: shared }, reader, cart)
        : await renderForReader(release, { ...wanted, ...cart }, reader);
    const leave = await turnOf(answer, reader, options);
    count(answer.from);
    if (answer.releaseId !== undefined) reply.header('x-release', answer.releaseId);
    const took = performance.now() - began;
    const view: View =
      answer.releaseId === undefined
        ? { release: release.id, group: groupOf(now, visit.id), at: shareOf(now) }
        : { release: answer.releaseId, group: null };
    const hasLostThread = hasWaited(answer.from) && lost() > lostBefore;
    options.onSent(view, {
      part: partOfPlace(page?.id ?? '', release.release),
      from: answer.from,
      took,
      visitor: isCopy(request) ? null : visit.id,
      status: answer.head.status,
      hasLostThread,
    });
    setHead(reply, answer, {
      isPersonal,
      took,
      token: preview || isCopy(request) ? null : options.viewToken(view, request.id),
      requestId: request.id,
    });
    // A cache in between must neither give anybody's id to others, nor the candidate to those who do not have it.
    const isForOne = cart !== null || setCookie.length > 0 || release.arm === 'candidate';
    if (isForOne && !isPersonal) reply.header('cache-control', 'private, no-cache');
    if (page === null || page.guarded || answer.head.status !== 200) reply.header('x-robots-tag', 'noindex');
    const keeping = preview ? null : keepingOf(page, answer.head.status, session);
    if (keeping !== null) reply.header(OFFLINE_HEADER, keeping);
    // Made for a worker's store; the same address has another page for who is signed in.
    if (isCopy(request)) reply.header('cache-control', 'private, no-store');
    if (preview) reply.headers(previewHeaders);
    const sent = preview ? asPreview(answer, preview, { lang: facts.lang, live: now.release }) : answer;
    return await sendPage(reply, sent, options.mediaOrigin, leave);
  } catch (error) {
    if (gone.aborted) {
      request.log.info({ req: request }, 'the reader left before the page began');
      return reply.hijack();
    }
    // The release was replaced between the look and the render: the next look finds its successor.
    if (
      error instanceof RenderRefused &&
      error.reason === 'retired' &&
      !armsOf(served()).some(({ pool }) => pool === release.pool)
    ) {
      return sendPageOf(request, reply, options);
    }
    if (visit.id !== null) {
      options.onFailed({ release: release.id, group: groupOf(now, visit.id), at: shareOf(now) }, visit.id);
    }
    const isBusy = error instanceof RenderRefused;
    // Those that are too many are counted (`/metrics`): a flood of them must not fill the disk.
    request.log[isBusy && error.reason === 'busy' ? 'debug' : 'error']({ err: error }, 'a page could not be rendered');
    return notice(isBusy ? 'busy' : 'broken');
  }
}

/**
 * A page that was rendered for its reader has had its turn. Of all others sending is what costs: those in memory hold it while
 * they are compressed, those that are still coming pay for it and go on at their reader's pace.
 */
async function turnOf({ from, body }: PageResponse, reader: Reader, { sends, limits }: PageRoute): Promise<Release> {
  if (from === 'miss' || from === 'pass') return () => {};
  const leave = await sends.acquire({ network: reader.network, signal: reader.gone });
  if (!Buffer.isBuffer(body)) leave(limits.sendCharge);
  return leave;
}

/**
 * A page all visitors share, but for a visitor's own cart. Where that cannot be rendered now the shared one is given, whose cart
 * the browser draws.
 */
async function renderForVisitor(
  { pageCache, pool }: LiveRelease,
  wanted: RenderRequest,
  reader: Reader,
  cart: VisitorCart | null,
): Promise<PageResponse> {
  const shared = () => pageCache.get(wanted, reader);
  if (!cart) return shared();
  return renderForReader({ pool }, { ...wanted, ...cart }, reader).catch((error: unknown) => {
    if (reader.gone.aborted) throw error;
    return shared();
  });
}

async function renderForReader(
  { pool }: Pick<LiveRelease, 'pool'>,
  wanted: RenderRequest,
  { gone, network }: Reader,
): Promise<PageResponse> {
  const { head, body } = await pool.render(wanted, { signal: gone, network });
  return { head, body, noncePlaceholder: wanted.noncePlaceholder, compressed: null, from: 'pass' };
}

/** Whether a reader waited while the page was made. */
const hasWaited = (from: PageResponse['from']): boolean => ['miss', 'joined', 'pass'].includes(from);

/** Seconds after which a page that could not be made in time is worth another try. */
const LATE_AGAIN_S = 5;

type Sent = { isPersonal: boolean; took: number; token: string | null; requestId: string };

function setHead(
  reply: FastifyReply,
  { head, from }: PageResponse,
  { isPersonal, took, token, requestId }: Sent,
): void {
  const { 'server-timing': own, ...headers } = endToEnd(head);
  const timing = [
    `render;dur=${took.toFixed(1)}`,
    `cache;desc=${from}`,
    ...(own ? [own] : []),
    `${REQUEST_METRIC};desc="${requestId}"`,
    ...(token ? [`${TOKEN_METRIC};desc="${token}"`] : []),
  ];
  reply
    .code(head.status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers })
    .header('server-timing', timing.join(', '));
  if (head.status === 503) reply.header('retry-after', LATE_AGAIN_S);
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
