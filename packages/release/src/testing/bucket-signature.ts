import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// Signature version 4 as Amazon describes it, written from the description for this server alone.

type Keys = { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The error code a bucket returns for a request that is not signed as it should be; `null` for a good one. */
export function signatureProblem(request: IncomingMessage, body: Buffer, keys: Keys): string | null {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, keyId, day = '', region = '', signedHeaders = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? [];
  if (signature === undefined) return 'AccessDenied';
  if (keyId !== keys.AWS_ACCESS_KEY_ID) return 'InvalidAccessKeyId';
  const time = headerOf(request, 'x-amz-date');
  const hash = headerOf(request, 'x-amz-content-sha256');
  if (!(Math.abs(Date.now() - toTime(time)) <= 15 * 60_000)) return 'RequestTimeTooSkewed';
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signedHeaders.split(';').includes(name))) {
    return 'AccessDenied';
  }
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest(request, signedHeaders, hash))].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.AWS_SECRET_ACCESS_KEY}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string, hash: string): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const parameters = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${headerOf(request, name).trim()}\n`);
  const encodedPath = decodeURIComponent(path).split('/').map(encoded).join('/');
  return [request.method, encodedPath, parameters, headers.join(''), signedHeaders, hash].join('\n');
}

const headerOf = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** `20261121T172300Z` in milliseconds; NaN for anything else. */
const toTime = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
