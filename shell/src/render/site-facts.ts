import { createApi } from '@jishi/api';
import { getSiteMetadata, type SiteMetadata } from '@jishi/api/shop';
import type { RendererOptions } from '@jishi/contracts/renderer';
import { type Lang, locales } from '@jishi/i18n/locale';
import { apiHeaders } from './api-headers.ts';

/** What the shop says of itself, in a language; `null` while that is not known: a page never waits for it for long. */
export type SiteFacts = (lang: Lang) => Promise<SiteMetadata | null>;

const FRESH_MS = 30_000;
const AGAIN_MS = 2_000;
const WITHIN_MS = 300;

type Known = { metadata: SiteMetadata | null; askedAt: number; answer: Promise<SiteMetadata | null> };

/**
 * Asks at the start for all pages of the release, and anew every half minute (sooner when there was no answer), while
 * pages go on with what is known.
 */
export function createSiteFacts(options: RendererOptions, now: () => number = Date.now): SiteFacts {
  const kept = new Map<Lang, Known>();
  const ask = (lang: Lang, before: SiteMetadata | null): Known => {
    const api = createApi({
      base: options.apiBase,
      lang,
      projectKey: options.projectKey,
      token: () => null,
      headers: apiHeaders(options),
    });
    const answer = getSiteMetadata(api, { silent: true }).catch(() => before);
    const known: Known = { metadata: before, askedAt: now(), answer };
    void answer.then((metadata) => {
      known.metadata = metadata;
      if (metadata === null) known.askedAt = now() - FRESH_MS + AGAIN_MS;
    });
    return known;
  };
  const facts: SiteFacts = async (lang) => {
    const last = kept.get(lang);
    const known = last && now() - last.askedAt < FRESH_MS ? last : ask(lang, last?.metadata ?? null);
    kept.set(lang, known);
    return known.metadata ?? soon(known.answer);
  };
  for (const { code } of locales) void facts(code);
  return facts;
}

/** The answer, or nothing when it takes too long. */
async function soon<T>(answer: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, WITHIN_MS, null);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
