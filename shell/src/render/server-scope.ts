import { createApi, isApiError } from '@jishi/api';
import { getAccount } from '@jishi/api/account';
import { getCart } from '@jishi/api/cart';
import type { SiteMetadata } from '@jishi/api/shop';
import { cookieNames, createBus, leadsTo, paths, readCookie, type Shop, withQuery } from '@jishi/contracts';
import type { RendererOptions, RenderRequest } from '@jishi/contracts/renderer';
import { createI18n } from '@jishi/i18n';
import { createToasts } from '@jishi/ui';
import { customerOf } from '../account/customer.ts';
import { createCartStore, createSessionStore, serverActions } from '../account/stores.ts';
import { serverIslands } from '../islands/server-islands.ts';
import { islandStarts } from '../layout/islands/islands.ts';
import frameEn from '../messages/layout-en.ts';
import frameZh from '../messages/layout-zh.ts';
import { namedTexts } from '../messages/named-texts.ts';
import { createMountRegistry } from '../mount/mount-registry.ts';
import type { LayoutLinks } from '../navigation/layout-links.ts';
import type { KnownPage } from '../navigation/page-headings.ts';
import type { Parts } from '../parts/parts.ts';
import { textsOfRelease, withoutParts } from '../parts/server-parts.ts';
import { serverRelease } from '../release/tab-release.ts';
import type { Scope } from '../scope/scope.ts';
import { apiHeaders } from './api-headers.ts';
import { idOf } from './release-id.ts';
import { createServerQueries } from './server-queries.ts';
import { readVisitorCart } from './visitor-cart.ts';

const layoutTexts = { zh: frameZh, en: frameEn };
const nothing = () => undefined;

/** Token of the request, if it has one; expired ones are not used: only the browser renews tokens. */
function tokenOf(cookie: string): { token: string | null; isStale: boolean } {
  const token = readCookie(cookie, cookieNames.token);
  const expires = Number(readCookie(cookie, cookieNames.expiresIn) ?? 0);
  return { token, isStale: token !== null && expires > 0 && expires <= Date.now() };
}

type ServerScope = {
  options: RendererOptions;
  parts: Parts;
  /** Of the frame, in the language of the request. */
  links: LayoutLinks;
  /** Of the release, in the language of the request. */
  pages: readonly KnownPage[];
  request: RenderRequest;
  /** What the shop says of itself, once that is known or has taken too long. */
  site: Promise<SiteMetadata | null>;
  signal: AbortSignal;
};

/** Everything one request needs, made for it alone. A signed-in customer and whatever is in a cart are asked for first. */
export async function createServerScope(given: ServerScope): Promise<Scope> {
  const { options, parts, links, pages, request, site, signal } = given;
  const { lang, cookie } = request;
  const { token, isStale } = tokenOf(cookie);
  const usable = token !== null && !isStale;
  const api = createApi({
    base: options.apiBase,
    lang,
    origin: request.origin,
    projectKey: options.projectKey,
    token: () => (usable ? token : null),
    tokenType: () => readCookie(cookie, cookieNames.tokenType),
    signal,
    requestId: request.requestId,
    release: idOf(options),
    forwardedFor: request.remoteAddress ?? undefined,
    headers: apiHeaders(options),
  });
  const [customer, lines] = usable
    ? await Promise.all([settled(getAccount(api)), settled(getCart(api))])
    : [none, token === null ? await settled(readVisitorCart(api, cookie)) : none];
  const texts = namedTexts(layoutTexts[lang], (await site)?.names ?? null);
  const isExpired = isStale || isApiError(customer.error, 'unauthenticated');
  const renderedAt = Date.now();
  const shop: Shop = {
    lang,
    theme: request.theme,
    origin: request.origin,
    renderedAt,
    api,
    session: createSessionStore(
      { isSignedIn: token !== null, customer: customer.value && customerOf(customer.value) },
      serverActions,
    ),
    cart: createCartStore(lines.value, nothing),
    bus: createBus(nothing),
    now: () => renderedAt,
    has: hasIn(options),
    leads: (address) => leadsTo(options.release.pages, address),
    notify: nothing,
    requireSignIn: () => false,
  };
  return {
    shop,
    parts: withoutParts(parts, request.without ?? []),
    without: request.without ?? [],
    queries: createServerQueries(options.answers, lang),
    i18n: createI18n({ lang, resources: { ...textsOfRelease(options, lang), ...texts } }),
    pages,
    links,
    fragments: new Map(
      [...islandStarts(serverIslands), ...options.release.fragments].map((fragment) => [fragment.id, fragment]),
    ),
    mounts: createMountRegistry(() => false),
    toasts: createToasts(),
    reports: [],
    release: serverRelease(idOf(options)),
    requestId: request.requestId,
    isStale: () => isExpired,
    renewToken: async () => !isExpired,
    turnAway: (path) => withQuery(paths.signIn(), { from: path }),
  };
}

type Settled<T> = { value: T | null; error: unknown };

const none = { value: null, error: null };

/** A frame without name or cart is better than no page: a failure is kept, not thrown. */
const settled = <T>(promise: Promise<T>): Promise<Settled<T>> =>
  promise.then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  );

/** Whether a release has a page or fragment. */
function hasIn({ release }: Pick<RendererOptions, 'release'>): (id: string) => boolean {
  const ids = new Set([...release.pages, ...release.fragments].map((entry) => entry.id));
  return (id) => ids.has(id);
}
