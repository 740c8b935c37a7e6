import type { Lang } from '@jishi/i18n/locale';
import * as z from 'zod';
import { type ShopNamesOf, shopNamesSchema } from './shop-names.ts';

const answerSchema = z.object({ message: shopNamesSchema.shape.zh });

type AskOptions = { apiOrigin: string; apiBase: string; projectKey: string; internalKey: string | null };

const WITHIN_MS = 10_000;

/**
 * The shop's name in every language, as its settings have it now.
 * @throws when the api does not answer, or answers something else
 */
export async function askShopNames(
  { apiOrigin, apiBase, projectKey, internalKey }: AskOptions,
  stopping: AbortSignal,
): Promise<ShopNamesOf> {
  const ask = async (lang: Lang) => {
    const key = internalKey === null ? {} : { 'x-internal-key': internalKey };
    const answer = await fetch(`${apiOrigin}${apiBase}siteMetadata`, {
      headers: { 'apply-secret': projectKey, lang, ...key },
      signal: AbortSignal.any([stopping, AbortSignal.timeout(WITHIN_MS)]),
    });
    if (!answer.ok) throw new Error(`the api answered ${answer.status} to siteMetadata`);
    return answerSchema.parse(await answer.json()).message;
  };
  const [zh, en] = await Promise.all([ask('zh'), ask('en')]);
  return { zh, en };
}
