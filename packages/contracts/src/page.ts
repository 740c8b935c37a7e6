import type { ApiClient } from '@jishi/api';
import type { Lang } from '@jishi/i18n/locale';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { data, redirect } from 'react-router-dom';
import type { FragmentId } from './fragments.ts';

/** What a page's loader may use. On the server it belongs to the request, in the browser to the tab. */
export type LoadContext = {
  api: ApiClient;
  queries: QueryClient;
  lang: Lang;
  /** Texts of the page's part are in it. */
  i18n: i18n;
  isSignedIn: boolean;
};

export type LoadArgs = {
  params: Readonly<Record<string, string | undefined>>;
  /** Without the language prefix. */
  path: string;
  query: URLSearchParams;
};

/** What a page is about, as customer service knows it. `number` is for people; `name` says what was bought. */
export type PageSubject = { kind: 'order' | 'refund'; number: string; name: string };

/** What is known of a page before it is drawn: only what decides status and head, and what the frame shows of it. */
export type PageHead = {
  title: string;
  description?: string;
  keywords?: string;
  /** Path and query that search engines should keep, without the language prefix; default: the path alone. */
  canonical?: string;
  /** Not for search engines. */
  noIndex?: boolean;
  /** What it is to other sites that show a link to it; default: a page of a site. */
  kind?: 'product' | 'article';
  /** The largest picture, fetched first. */
  preloadImage?: { src: string; srcSet?: string };
  /** What other sites show beside a link to it; default: the largest picture, else the card of the shop. */
  picture?: string;
  /** What a product costs now, in cents, lowest first: other sites show it beside a link to it. */
  price?: readonly number[];
  /** What was searched for: stands in the search box of the header. */
  searched?: string;
  /** What the frame has at hand when the shopper turns to customer service. */
  subject?: PageSubject;
  /** Steps and title of the cart layout's header. */
  flow?: { title: string; step: number | null };
};

/**
 * A page as a remote exposes it (default export of its module).
 * `load` awaits only what decides status, redirect and head, and starts the rest (`queries.prefetchQuery` without await).
 */
export type PageModule = {
  Component: ComponentType;
  /** Fragments the page shows at first sight: somebody who goes to it in a tab gets their code along with its own. */
  fragments?: readonly FragmentId[];
  load(args: LoadArgs, context: LoadContext): Promise<PageHead> | PageHead;
};

/** Types a page module. */
export const definePage = (page: PageModule): PageModule => page;

/** Thrown by a loader: the page does not exist (status 404, the shop's own page). */
export const notFound = (): never => {
  throw data(null, { status: 404 });
};

/** Thrown by a loader: go there instead. `path` without the language prefix. */
export const redirectTo = (path: string, status: 301 | 302 = 302): never => {
  throw redirect(path, status);
};
