import { resolve } from 'node:path';
import type * as z from 'zod/mini';
import { isLocalAddress } from '../context/local-address.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { toRegistryError } from '../operations/error-response.ts';
import { type OperationName, type Operations, operations } from '../operations/operations.ts';
import { published } from '../operations/responses.ts';
import type { Registry } from '../registry/registry.ts';
import { folderReader, type PublishResult } from '../versions/publish.ts';
import { writeUpload } from './upload.ts';

const RESPONSE_TIMEOUT = 120_000;
const UPLOAD_TIMEOUT = 600_000;

type Input<Name extends OperationName> = z.infer<Operations[Name]['input']>;
type Output<Name extends OperationName> = z.infer<Operations[Name]['output']>;

/**
 * A registry behind a release service: the same commands, made there and signed there.
 *
 * @param service its address, `https://host`; without TLS on this computer only, for the token goes with each request
 * @param token as `pnpm release keys token` printed it
 * @throws RegistryError `invalid` for an address that cannot be used, `unauthorized` without a token
 */
export function openRemoteRegistry(service: string, token: string | undefined): Registry {
  const base = toBase(service);
  if (!token) throw new RegistryError('unauthorized', `${base.origin} asks for a token: set SHOP_RELEASE_TOKEN`);

  const request = async (path: string, body: string | FormData, within: number): Promise<unknown> => {
    const response = await send(new URL(`v1/${path}`, base), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    const text = await response.text().catch(() => '');
    const value = toJson(text);
    if (response.ok && value !== undefined) return value;
    throw toRegistryError(response.status, value, base.origin);
  };
  const call = async <Name extends OperationName>(name: Name, input: Input<Name>): Promise<Output<Name>> => {
    const response = await request(name, JSON.stringify(input), RESPONSE_TIMEOUT);
    return parse(operations[name].output as z.ZodMiniType<Output<Name>>, response, base.origin);
  };
  const publish: Registry['publish'] = async (build, { isDryRun = false } = {}): Promise<PublishResult> => {
    const form = await writeUpload(typeof build === 'string' ? folderReader(resolve(build)) : build);
    return parse(
      published,
      await request(isDryRun ? 'publish?dry-run=1' : 'publish', form, UPLOAD_TIMEOUT),
      base.origin,
    );
  };

  return {
    location: base.href,
    publish,
    parts: () => call('parts', {}),
    hasVersion: async (part, version) => (await call('versions', { part })).includes(version),
    versions: (part) => call('versions', { part }),
    latest: (part) => call('latest', { part }),
    describeVersions: (part) => call('describe-versions', { part }),
    readFiles: (part, version, hash) => call('files', { part, version, hash }),
    readDeclaration: (part, version, hash) => call('declaration', { part, version, hash }),
    sizes: async (part, version) => new Map(await call('sizes', { part, version })),
    verify: (part, version, hash) => call('verify', { part, version, hash }),
    partFolder: () => {
      throw new RegistryError('invalid', `versions of ${base.origin} are not on this computer`);
    },
    pruneCopies: async () => undefined,
    noteChanges: async (changes) => void (await call('note-changes', changes)),
    changes: (part) => call('changes', { part }),
    channels: () => call('channels', {}),
    serials: (channel, after) => call('serials', { channel, after }),
    releases: (channel, newest) => call('releases', { channel, newest }),
    readDocument: async (channel, serial) => Buffer.from(await call('document', { channel, serial }), 'base64'),
    readRelease: (channel, serial) => call('release', { channel, serial }),
    live: (channel) => call('live', { channel }),
    trace: ({ frames, ...request }) => call('trace', { ...request, frames: [...frames] }),
    pin: (request) => call('pin', request),
    approve: (request) => call('approve', request),
    approvals: (request) => call('approvals', request),
    cancel: (request) => call('cancel', request),
    makeDue: async () => null, // the service looks by itself
    abortBad: async () => null, // so does it here
    judged: (channel) => call('judged', { channel }) as ReturnType<Registry['judged']>,
    curves: (channel) => call('curves', { channel }),
    faults: (request) => call('faults', request),
    promote: (request) => call('promote', request),
    rollback: (request) => call('rollback', request),
    share: (request) => call('share', request),
    finish: (request) => call('finish', request),
    abort: (request) => call('abort', request),
    ban: (request) => call('ban', request),
    freeze: (decision) => call('freeze', decision),
    unfreeze: (decision) => call('unfreeze', decision),
    repair: (request) => call('repair', request),
    preview: (request) => call('preview', request),
    deprecate: async (request) => void (await call('deprecate', request)),
    announce: () => refuseServer(base),
    withdraw: () => refuseServer(base),
    keepNewest: () => refuseServer(base),
    requireThere: async () => undefined, // the service looks with each question
    servers: (channel) => call('servers', { channel }),
    inspect: () => call('inspect', {}),
    collectGarbage: (request) => call('collect-garbage', request),
  };
}

const refuseServer = async ({ origin }: URL): Promise<never> => {
  throw new RegistryError('invalid', `web announces itself in a registry, not at ${origin}`);
};

function toBase(service: string): URL {
  const url = URL.parse(service);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new RegistryError(
      'invalid',
      `"${service}" is not the address of a release service: write it like https://releases.example`,
    );
  }
  if (url.protocol === 'http:' && !isLocalAddress(url)) {
    throw new RegistryError(
      'invalid',
      `${service} would be told the token in the clear: use https outside of this computer`,
    );
  }
  return new URL(url.pathname.endsWith('/') ? url.href : `${url.href}/`);
}

async function send(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new RegistryError(
      'unavailable',
      `the release service ${url.origin} does not answer: ${cause instanceof Error ? cause.message : cause}`,
      { cause: error },
    );
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown, origin: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new RegistryError(
    'unavailable',
    `${origin} answers in another form than this program knows: are both of the same version?`,
    { cause: result.error },
  );
}
