import pMap from 'p-map';
import { RegistryError } from '../errors/registry-error.ts';
import type { BlobInfo, BlobStore } from './blob-store.ts';
import type { BucketClient, BucketRequest, BucketResponse } from './bucket-client.ts';
import { errorCodeOf, parseListPage } from './bucket-listing.ts';
import type { BucketLocation } from './location.ts';

const AT_ONCE = 16;

/** A blob store in an S3-compatible bucket that knows conditional writes (`If-None-Match: *`). */
export function bucketBlobStore({ bucket, prefix }: BucketLocation, client: BucketClient): BlobStore {
  const full = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`);
  const own = (key: string): string => (prefix === '' ? key : key.slice(prefix.length + 1));
  const nameOf = (key: string): string => `s3://${bucket}/${full(key)}`;

  const request = async (call: BucketRequest, allowed: readonly number[]): Promise<BucketResponse> => {
    const response = await client({ ...call, key: call.key === '' ? '' : full(call.key) });
    if ((response.status >= 200 && response.status < 300) || allowed.includes(response.status)) return response;
    throw refused(nameOf(call.key), call, response);
  };

  const get = async (key: string): Promise<Buffer | null> => {
    const { status, bytes } = await request({ method: 'GET', key }, [404]);
    return status === 404 ? null : bytes;
  };

  /** Every page of a list; `delimiter` returns folders as prefixes instead of what is in them. */
  const pages = async (folder: string, after: string, delimiter: '/' | null) => {
    const [items, prefixes]: [BlobInfo[], string[]] = [[], []];
    let next: string | null = null;
    do {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix: `${full(folder)}/`,
        ...(delimiter ? { delimiter } : {}),
        ...(next !== null ? { 'continuation-token': next } : after ? { 'start-after': full(after) } : {}),
      };
      const page = parseListPage((await request({ method: 'GET', key: '', query }, [])).bytes.toString('utf8'));
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
      const { status, headers } = await request({ method: 'HEAD', key }, [404]);
      if (status === 404) return null;
      return { key, size: Number(headers.get('content-length')), time: new Date(headers.get('last-modified') ?? 0) };
    },
    async put(key, bytes) {
      await request({ method: 'PUT', key, body: toBody(bytes) }, []);
    },
    async putIfAbsent(key, bytes) {
      const body = toBody(bytes);
      const response = await request({ method: 'PUT', key, body, headers: { 'if-none-match': '*' } }, [412]);
      if (response.status !== 412) return true;
      // A response that was lost may have been to our own write: then our own bytes stand there.
      return response.isUncertain && ((await get(key))?.equals(body) ?? false);
    },
    list: async (folder, after = '') => (await pages(folder, after, null)).items,
    async names(folder, after = '') {
      const { items, prefixes } = await pages(folder, after, '/');
      return [...items.map(({ key }) => key), ...prefixes].map((key) => key.slice(folder.length + 1)).sort();
    },
    async remove(keys) {
      await pMap(keys, (key) => request({ method: 'DELETE', key }, [404]), { concurrency: AT_ONCE });
    },
  };
}

const toBody = (bytes: Uint8Array | string): Buffer<ArrayBuffer> =>
  typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes);

function refused(name: string, { method }: BucketRequest, { status, bytes }: BucketResponse): RegistryError {
  const code = errorCodeOf(bytes.toString('utf8'));
  const hint =
    status === 401 || status === 403 ? ': look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the region' : '';
  return new RegistryError(
    'unavailable',
    `the bucket refuses ${method} ${name} (${status}${code && ` ${code}`})${hint}`,
  );
}
