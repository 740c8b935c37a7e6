import { type ApiClient, createApi, isApiError, type Language } from '@jishi/api';
import { readShopOrigin } from '../../context/shop-origin.ts';
import { RegistryError } from '../../errors/registry-error.ts';
import { bannerLinks } from './banner-links.ts';
import { ownAddress } from './own-address.ts';
import { settingLinks } from './setting-links.ts';
import type { StoredContent, StoredLink } from './stored-link.ts';
import { textLinks } from './text-links.ts';
import type { WrittenLink } from './written-link.ts';

export type ContentSettings = {
  /** Where the shop is: `https://shop.example`. */
  origin: string;
  /** `SHOP_API_BASE`, `SHOP_PROJECT_KEY`, `SHOP_PUBLIC_ORIGIN` */
  env: Readonly<Record<string, string | undefined>>;
};

/** The shop's own languages; what has a name in English is told by that. */
const languages: readonly Language[] = ['en', 'zh'];

const ANSWER_WITHIN = 10_000;
const ALL_WITHIN = 60_000;

/**
 * Reads through the public api which pages the content of a shop leads to: banners, texts of the help, settings. As visitors are
 * sent it: what is hidden leads nowhere.
 *
 * @throws RegistryError `invalid` for an address that is none, `unavailable` when the shop does not answer
 */
export async function readContent({ origin: address, env }: ContentSettings): Promise<StoredContent> {
  const origin = readShopOrigin(address);
  const written = await Promise.all(languages.map((lang) => readLanguage(lang, origin, env))).catch(
    (error: unknown) => {
      throw toRefusal(error, origin);
    },
  );
  const publicOrigin = URL.parse(env['SHOP_PUBLIC_ORIGIN'] ?? '')?.origin ?? origin;
  return { origin, links: linksOf(written.flat(), origin, [origin, publicOrigin]) };
}

async function readLanguage(lang: Language, origin: string, env: ContentSettings['env']): Promise<WrittenLink[]> {
  const api: ApiClient = createApi({
    base: new URL(env['SHOP_API_BASE'] || '/api/v1/app/', origin).href,
    lang,
    projectKey: env['SHOP_PROJECT_KEY'] || 'jishi-demo-key',
    timeoutMs: ANSWER_WITHIN,
    signal: AbortSignal.timeout(ALL_WITHIN),
  });
  const options = { anonymous: true };
  return (await Promise.all([bannerLinks, textLinks, settingLinks].map((read) => read(api, options)))).flat();
}

/** What is written in both languages is one link. */
function linksOf(written: readonly WrittenLink[], origin: string, origins: readonly string[]): StoredLink[] {
  const found = new Map<string, StoredLink>();
  for (const { id, where, page, written: href, mend } of written) {
    const address = ownAddress(href, origin + page, origins);
    const key = `${id} ${address}`;
    if (address !== null && !found.has(key)) found.set(key, { where, address, mend });
  }
  return [...found.values()];
}

/** All of them say that nothing is known of the content. */
function toRefusal(error: unknown, origin: string): unknown {
  if (!isApiError(error)) return error;
  const isSilent = ['network', 'timeout', 'aborted'].includes(error.code);
  const why = isSilent
    ? 'does not answer: is it running? Another place is named with --origin or SHOP_PUBLIC_ORIGIN'
    : `does not say where its content leads (${error.message}): SHOP_API_BASE and SHOP_PROJECT_KEY have to be its own`;
  return new RegistryError('unavailable', `the shop at ${origin} ${why}`, { cause: error });
}
