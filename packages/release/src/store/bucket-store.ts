import { RegistryError } from '../registry-error.ts';
import type { BucketAnswer, BucketClient, BucketRequest } from './bucket-client.ts';
import { errorCodeOf, parseListPage } from './bucket-listing.ts';
import { inParallel } from './in-parallel.ts';
import type { BucketLocation } from './location.ts';
import type { Store, StoredItem } from './store.ts';

const AT_ONCE = 16;

/** A store in an S3-compatible bucket that knows conditional writes (`If-None-Match: *`). */
export function bucketStore({ bucket, prefix }: BucketLocation, client: BucketClient): Store {
  const full = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`);
  const own = (key: string): string => (prefix === '' ? key : key.slice(prefix.length + 1));
  const nameOf = (key: string): string => `s3://${bucket}/${full(key)}`;

  const ask = async (request: BucketRequest, allowed: readonly number[]): Promise<BucketAnswer> => {
    const answer = await client({ ...request, key: request.key === '' ? '' : full(request.key) });
    if ((answer.status >= 200 && answer.status < 300) || allowed.includes(answer.status)) return answer;
    throw refused(nameOf(request.key), request, answer);
  };

  const get = async (key: string): Promise<Buffer | null> => {
    const { status, bytes } = await ask({ method: 'GET', key }, [404]);
    return status === 404 ? null : bytes;
  };

  /** Every page of a list; `delimiter` answers folders as prefixes instead of what is in them. */
  const pages = async (folder: string, after: string, delimiter: '/' | null) => {
    const [items, prefixes]: [StoredItem[], string[]] = [[], []];
    let next: string | null = null;
    do {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix: `${full(folder)}/`,
        ...(delimiter ? { delimiter } : {}),
        ...(next !== null ? { 'continuation-token': next } : after ? { 'start-after': full(after) } : {}),
      };
      const page = parseListPage((await ask({ method: 'GET', key: '', query }, [])).bytes.toString('utf8'));
      items.push(...page.items.map((item) => ({ ...item, key: own(item.key) })));
      prefixes.push(...page.prefixes.map((name) => own(name).slice(0, -1)));
      next = page.next;
    } while (next !== null);
    return { items, prefixes };
  };

  return {
    nameOf,
    get,
    async head(key) {
      const { status, headers } = await ask({ method: 'HEAD', key }, [404]);
      if (status === 404) return null;
      return { key, size: Number(headers.get('content-length')), time: new Date(headers.get('last-modified') ?? 0) };
    },
    async put(key, bytes) {
      await ask({ method: 'PUT', key, body: toBody(bytes) }, []);
    },
    async putIfAbsent(key, bytes) {
      const body = toBody(bytes);
      const answer = await ask({ method: 'PUT', key, body, headers: { 'if-none-match': '*' } }, [412]);
      if (answer.status !== 412) return true;
      // An answer that was lost on the way may have been ours: then our own bytes stand there.
      return answer.isUncertain && ((await get(key))?.equals(body) ?? false);
    },
    list: async (folder, after = '') => (await pages(folder, after, null)).items,
    async names(folder, after = '') {
      const { items, prefixes } = await pages(folder, after, '/');
      return [...items.map(({ key }) => key), ...prefixes].map((key) => key.slice(folder.length + 1)).sort();
    },
    async remove(keys) {
      await inParallel(AT_ONCE, keys, (key) => ask({ method: 'DELETE', key }, [404]));
    },
  };
}

const toBody = (bytes: Uint8Array | string): Buffer<ArrayBuffer> =>
  typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes);

function refused(name: string, { method }: BucketRequest, { status, bytes }: BucketAnswer): RegistryError {
  const code = errorCodeOf(bytes.toString('utf8'));
  const hint =
    status === 401 || status === 403 ? ': look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the region' : '';
  return new RegistryError(
    'unavailable',
    `the bucket refuses ${method} ${name} (${status}${code && ` ${code}`})${hint}`,
  );
}
