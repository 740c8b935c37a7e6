import type { ShopNames } from '@jishi/api/shop';
import { cookieNames, readCookie } from '@jishi/contracts';
import type { RendererOptions, RenderRequest } from '@jishi/contracts/renderer';
import { ATTEMPT_MS, type StartData } from '../parts/start-data.ts';
import type { Scope } from '../scope/scope.ts';
import { pageFiles, shellScripts, shellTexts } from './page-files.ts';
import { idOf } from './release-id.ts';

/** A page that is drawn. `names`: what the shop calls itself, where that is known. */
type DrawnPage = { request: RenderRequest; scope: Scope; names: ShopNames | null; pageId: string | null };

/** What the browser is told to take over the page: from the release, the request, and the customer's frame. */
export function startData(options: RendererOptions, { request, scope, names, pageId }: DrawnPage): StartData {
  const { release, parts } = options;
  const named = [
    ...shellScripts(options),
    ...shellTexts(options, request.lang),
    ...(pageId ? pageFiles(options, pageId, request.lang).scripts : []),
  ];
  const { isSignedIn, customer } = scope.shop.session.getState();
  const cart = scope.shop.cart.getState();
  return {
    lang: request.lang,
    theme: request.theme,
    names,
    origin: request.origin,
    search: new URL(request.url, request.origin).search,
    renderedAt: scope.shop.now(),
    apiBase: request.browserApiBase,
    projectKey: options.projectKey,
    release: idOf(options),
    attemptMs: ATTEMPT_MS,
    parts: Object.fromEntries(
      Object.keys(parts).map((name) => [name, [release.parts[name]!.version, release.parts[name]!.files] as const]),
    ),
    pages: scope.pages,
    fragments: release.fragments.map(({ id, hydrate, wakeOn }) => ({
      id,
      hydrate,
      ...(wakeOn.length > 0 && { wakeOn }),
    })),
    links: scope.links,
    scripts: Object.fromEntries(named.map(({ src, integrity }) => [src, integrity])),
    session: {
      isSignedIn,
      customer,
      isStale: scope.isStale(),
      expiresAt: Number(readCookie(request.cookie, cookieNames.expiresIn) ?? 0),
    },
    cart: cart.isKnown ? cart.lines : null,
  };
}
