import { type ApiError, isApiError } from '@jishi/api';
import type { PageHead, PageModule } from '@jishi/contracts';
import type { PageEntry } from '@jishi/contracts/release';
import { splitLocale } from '@jishi/i18n/locale';
import type { ComponentType, ReactNode } from 'react';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { LoadedModule } from '../parts/parts.ts';
import { splitId } from '../parts/start-data.ts';
import { fetchFragments } from './fetch-fragments.ts';
import type { Scope } from './scope.ts';

/** What the route of a page knows. */
export type PageData = PageHead & {
  /** Its part could not be loaded. */
  isMissing?: true;
  /** It is not there yet: its token must be renewed first, its part is left to the browser, or its heading stands alone for a moment. */
  isPending?: true;
  /** Draws its heading above what stands there instead of it. */
  Heading?: ComponentType<{ children: ReactNode }>;
};

/** What is said of a page that failed: the api's sentence, and the request to ask the shop about. */
export type PageFailure = { message: string | undefined; requestId: string | null };

/** Status of a page that cannot be shown, by what the api said. One that was ended because its time was over is late, not broken. */
function statusOf(error: unknown, { aborted }: AbortSignal): number {
  if (aborted) return 503;
  if (isApiError(error, 'not-found')) return 404;
  if (isApiError(error, 'rate-limited')) return 429;
  return isApiError(error) && error.retryable ? 503 : 500;
}

/** Settles never: the browser is loading the next page. */
export const untilItLeft = new Promise<never>(() => undefined);

/** Every address the release has no page for; a newer one may have it. */
export async function loadUnknown({ release }: Scope): Promise<never> {
  await release.ask();
  if (release.isLeaving()) return untilItLeft;
  throw data(null, { status: 404 });
}

/**
 * Loads a page. In the browser the shop is asked meanwhile whether this release may go on: when it may not, the browser
 * loads the page itself. What is open to everybody and is there sooner is shown until the answer comes; a guarded page,
 * and one that failed, waits for it.
 */
export async function loadPage(page: PageEntry, args: LoaderFunctionArgs, scope: Scope): Promise<PageData> {
  const asked = scope.release.ask();
  const [read] = await Promise.allSettled([readPage(page, args, scope)]);
  if (page.guarded || read.status === 'rejected' || read.value.isMissing) await asked;
  if (scope.release.isLeaving()) return untilItLeft;
  if (read.status === 'rejected') throw read.reason;
  return read.value;
}

/** Guard, module, and what the page itself awaits: status, redirect, head. */
async function readPage(page: PageEntry, args: LoaderFunctionArgs, scope: Scope): Promise<PageData> {
  const url = new URL(args.request.url);
  const { path } = splitLocale(url.pathname);
  const { isSignedIn } = scope.shop.session.getState();
  if (page.guarded && !isSignedIn) throw redirect(scope.turnAway(path + url.search));
  try {
    if (page.guarded && !(await scope.renewToken())) return { title: '', isPending: true };
    if (PART_TARGET === 'node' && isLeftOut(page.id, scope)) return { title: '', noIndex: true, isPending: true };
    const loaded = await loadModule(page.id, scope);
    if (!loaded) return { title: '', isMissing: true };
    const { api, lang } = scope.shop;
    if (PART_TARGET === 'web') fetchFragments(loaded, scope);
    const context = { api, queries: scope.queries, lang, i18n: scope.i18n, isSignedIn };
    return await (loaded.default as PageModule).load({ params: args.params, path, query: url.searchParams }, context);
  } catch (error) {
    if (!(error instanceof Error)) throw error; // a redirect or a status the page has chosen
    const { serverMessage: message, requestId = scope.requestId } = error as Partial<ApiError>;
    throw data({ message, requestId } satisfies PageFailure, { status: statusOf(error, args.request.signal) });
  }
}

const isLeftOut = (id: string, { without = [] }: Scope): boolean => without.includes(splitId(id).part);

/** On the server every module is in memory; in the browser a part may be out of reach, which its place tells. */
async function loadModule(id: string, { parts }: Scope): Promise<LoadedModule | null> {
  if (PART_TARGET === 'node') return parts.load(id);
  return parts.load(id).catch(() => null);
}
