import * as z from 'zod';

const entry = z.object({ id: z.int(), langs: z.array(z.string()), updated_at: z.iso.datetime() });

/** A page that exists: id of its record, languages it can be read in, last change. */
export type Entry = z.infer<typeof entry>;

const overview = z.object({
  goods: z.array(z.object({ part: z.int(), updated_at: z.iso.datetime() })),
  categories: z.array(entry),
  columns: z.array(entry),
  articles: z.array(entry),
});
export type Overview = z.infer<typeof overview>;

export type SiteMapData = {
  overview(): Promise<Overview>;
  products(part: number): Promise<Entry[]>;
};

type SiteMapDataOptions = { apiOrigin: string; apiBase: string; projectKey: string; internalKey: string | null };

const WITHIN_MS = 20_000;

/** What the api says there is to find. */
export function siteMapData({ apiOrigin, apiBase, projectKey, internalKey }: SiteMapDataOptions): SiteMapData {
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const headers = { 'apply-secret': projectKey, ...(internalKey === null ? {} : { 'x-internal-key': internalKey }) };
    const response = await fetch(apiOrigin + apiBase + path, { headers, signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok) throw new Error(`the api answered ${response.status} to ${path}`);
    return z.object({ message: schema }).parse(await response.json()).message;
  };
  return {
    overview: () => read('siteMap', overview),
    products: (part) => read(`siteMap/goods/${part}`, z.array(entry)),
  };
}
