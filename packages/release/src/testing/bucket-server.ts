import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureProblem } from './bucket-signature.ts';

// A bucket of its own for tests: it shares no line with the code that is tested against it.

export type BucketFault =
  /** Responds with 503 and does nothing. */
  | 'busy'
  /** The key may not do it. */
  | 'forbidden'
  /** Takes the request and never responds. */
  | 'silent'
  /** Does what is requested, then breaks the connection before the response. */
  | 'lost-response';

export type BucketServer = AsyncDisposable & {
  /** `http://127.0.0.1:<port>` */
  endpoint: string;
  /** `s3://shop/registry?endpoint=…`: what a registry is opened with. */
  location: string;
  /** What the environment of a client must have. */
  keys: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Every object by key, with the prefix. */
  objects: Map<string, { bytes: Buffer; time: Date }>;
  /** `PUT registry/x`, in the order they came. */
  requests: string[];
  /** The next requests that match meet this fault, `times` of them. */
  fail(fault: BucketFault, matching: RegExp, times?: number): void;
};

type Fault = { fault: BucketFault; matching: RegExp; times: number };
type ServerResult = { status: number; body?: Buffer | string; headers?: Record<string, string> };

const BUCKET = 'shop';
const keys = { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret-of-the-bucket' };

/** Starts a local S3 counterpart; `pageSize` is how many keys one page of a list has at most. */
export async function startBucket({ pageSize = 1000 } = {}): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const requests: string[] = [];
  const faults: Fault[] = [];

  const takeFault = (request: string): BucketFault | null => {
    const fault = faults.find(({ matching, times }) => times > 0 && matching.test(request));
    if (!fault) return null;
    fault.times -= 1;
    return fault.fault;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2));
    const name = `${request.method} ${key || url.searchParams.get('prefix')}`;
    requests.push(name);
    const fault = takeFault(name);
    if (fault === 'silent') return;
    if (fault === 'forbidden') return send(response, failure(403, 'AccessDenied'));
    if (fault === 'busy') return send(response, failure(503, 'SlowDown'));
    const problem = signatureProblem(request, body, keys);
    const result = problem
      ? failure(403, problem)
      : url.pathname.split('/')[1] !== BUCKET
        ? failure(404, 'NoSuchBucket')
        : key === ''
          ? listObjects(objects, url.searchParams, pageSize)
          : onObject(objects, key, request, body);
    if (fault === 'lost-response') return void response.destroy();
    send(response, result);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => send(response, failure(500, String(error))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    location: `s3://${BUCKET}/registry?endpoint=${encodeURIComponent(endpoint)}&region=test-1`,
    keys,
    objects,
    requests,
    fail: (fault, matching, times = 1) => void faults.push({ fault, matching, times }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function onObject(objects: BucketServer['objects'], key: string, request: IncomingMessage, body: Buffer): ServerResult {
  const stored = objects.get(key);
  switch (request.method) {
    case 'PUT':
      if (stored && request.headers['if-none-match'] === '*') return failure(412, 'PreconditionFailed');
      objects.set(key, { bytes: body, time: new Date() });
      return { status: 200 };
    case 'GET':
      return stored ? { status: 200, body: stored.bytes } : failure(404, 'NoSuchKey');
    case 'HEAD': {
      if (!stored) return { status: 404 };
      const headers = { 'content-length': String(stored.bytes.length), 'last-modified': stored.time.toUTCString() };
      return { status: 200, headers };
    }
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    default:
      return failure(405, 'MethodNotAllowed');
  }
}

/** ListObjectsV2. The continuation token has characters that XML must escape. */
function listObjects(objects: BucketServer['objects'], query: URLSearchParams, pageSize: number): ServerResult {
  if (query.get('list-type') !== '2' || query.get('encoding-type') !== 'url') return failure(400, 'InvalidArgument');
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
  const after = query.get('continuation-token')?.replace(/^<&>/, '') ?? query.get('start-after') ?? '';
  const folderOf = (key: string): string | null => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    return end < 0 ? null : key.slice(0, end + 1);
  };
  const all = [...objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => folderOf(key) ?? key);
  const rest = [...new Set(all)].sort().filter((key) => key > after);
  const page = rest.slice(0, pageSize);
  const entries = page.map((key) => {
    const stored = key.endsWith('/') ? undefined : objects.get(key);
    if (!stored) return `<CommonPrefixes><Prefix>${encodeURIComponent(key)}</Prefix></CommonPrefixes>`;
    return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${stored.time.toISOString()}</LastModified><Size>${stored.bytes.length}</Size></Contents>`;
  });
  const more = rest.length > page.length;
  const token = more ? `<NextContinuationToken>&lt;&amp;&gt;${page.at(-1)}</NextContinuationToken>` : '';
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${token}</ListBucketResult>`;
  return { status: 200, body };
}

const failure = (status: number, code: string): ServerResult => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});

function send(response: ServerResponse, { status, body = '', headers = {} }: ServerResult): void {
  response.writeHead(status, headers).end(body);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
