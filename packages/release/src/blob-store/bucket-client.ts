import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { RegistryError } from '../errors/registry-error.ts';
import { errorCodeOf } from './bucket-listing.ts';
import type { BucketLocation } from './location.ts';

export type BucketKeys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

export type RetryPolicy = {
  /** Milliseconds one try may take. */
  timeout: number;
  tries: number;
  /** Milliseconds before the second try; doubles each time. */
  pause: number;
};

export type BucketRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
};

/** `isUncertain`: an earlier try was sent and nobody knows whether it arrived. */
export type BucketResponse = { status: number; headers: Headers; bytes: Buffer; isUncertain: boolean };

export type BucketClient = (request: BucketRequest) => Promise<BucketResponse>;

const transientStatuses = new Set([429, 500, 502, 503, 504]);
const RETRY_POLICY: RetryPolicy = { timeout: 10_000, tries: 5, pause: 100 };

/**
 * Sends signed requests to a bucket; retries with exponential backoff when it is busy or does not respond.
 *
 * The caller gets every response that is not transient, 404 and 412 among them.
 */
export function bucketClient(
  location: BucketLocation,
  keys: BucketKeys,
  { timeout, tries, pause }: RetryPolicy = RETRY_POLICY,
): BucketClient {
  const signer = new AwsClient({
    accessKeyId: keys.accessKeyId,
    secretAccessKey: keys.secretAccessKey,
    ...(keys.sessionToken ? { sessionToken: keys.sessionToken } : {}),
    service: 's3',
    region: location.region,
  });
  const base = baseOf(location);

  const send = async ({ method, key, query = {}, headers = {}, body }: BucketRequest) => {
    const url = new URL(base + key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const init = { method, headers: { ...headers, 'x-amz-content-sha256': hash }, ...(body ? { body } : {}) };
    const response = await fetch(await signer.sign(url, init), { signal: AbortSignal.timeout(timeout) });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  return async (request) => {
    let isUncertain = false;
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(request).catch((error: unknown) => toFailure(error));
      if (!('failure' in response) && !isTransient(response)) return { ...response, isUncertain };
      isUncertain = true;
      if (attempt === tries) throw unreachable(location, request, response);
      await sleep(pause * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

type Failure = { failure: unknown };

const toFailure = (error: unknown): Failure => ({ failure: error });

/** 409 is Amazon's response when two conditional writes meet: the one that was refused may try again. */
const isTransient = ({ status, bytes }: { status: number; bytes: Buffer }): boolean =>
  transientStatuses.has(status) ||
  (status === 409 && errorCodeOf(bytes.toString('utf8')) === 'ConditionalRequestConflict');

function unreachable(
  { bucket }: BucketLocation,
  { method, key }: BucketRequest,
  response: Failure | { status: number },
): RegistryError {
  const why = 'failure' in response ? causeOf(response.failure) : `it answered ${response.status}`;
  return new RegistryError('unavailable', `bucket ${bucket} cannot be reached (${method} ${key || 'list'}): ${why}`, {
    cause: 'failure' in response ? response.failure : undefined,
  });
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/** Other services are addressed by path, because not every host name has a wildcard. */
const baseOf = ({ bucket, endpoint, region }: BucketLocation): string =>
  endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com/` : `${endpoint}/${bucket}/`;
