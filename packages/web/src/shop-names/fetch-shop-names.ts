import type { Lang } from '@jishi/i18n/locale';
import * as z from 'zod';
import { type ShopNamesOf, shopNamesSchema } from './shop-names.ts';

const answerSchema = z.object({ message: shopNamesSchema.shape.zh });

type FetchOptions = { apiOrigin: string; apiBase: string; projectKey: string; internalKey: string | null };

const WITHIN_MS = 10_000;

/**
 * The shop's name in every language, as its settings have it now.
 * @throws when the api does not answer, or answers something else
 */
export async function fetchShopNames(
  { apiOrigin, apiBase, projectKey, internalKey }: FetchOptions,
  stopping: AbortSignal,
): Promise<ShopNamesOf> {
  const ask = async (lang: Lang) => {
    const key = internalKey === null ? {} : { 'x-internal-key': internalKey };
    const response = await fetch(`${apiOrigin}${apiBase}siteMetadata`, {
      headers: { 'apply-secret': projectKey, lang, ...key },
      signal: AbortSignal.any([stopping, AbortSignal.timeout(WITHIN_MS)]),
    });
    if (!response.ok) throw new Error(`the api answered ${response.status} to siteMetadata`);
    return answerSchema.parse(await response.json()).message;
  };
  const [zh, en] = await Promise.all([ask('zh'), ask('en')]);
  return { zh, en };
}
