import { resolve } from 'node:path';
import { RegistryError } from '../errors/registry-error.ts';

/** Where a registry is. */
export type Location = { kind: 'folder'; folder: string } | ({ kind: 'bucket' } & BucketLocation);

export type BucketLocation = {
  bucket: string;
  /** Before every key, without slashes at its ends; empty for none. */
  prefix: string;
  /** Scheme and host of an S3-compatible service; `null`: Amazon's own of the region. */
  endpoint: string | null;
  region: string;
};

/** A location as people write it: a folder is relative to `base`, an address stays as it is. */
export const locationFrom = (text: string, base: string): string => (isAddress(text) ? text : resolve(base, text));

const isAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(text);

/** Whether a location is a bucket and not a folder. */
export const isBucketLocation = (location: string): boolean => location.startsWith('s3://');

/**
 * Reads a registry's location: a folder, or `s3://<bucket>/<prefix>?endpoint=<origin>&region=<region>`.
 *
 * @throws RegistryError `invalid` saying what is wrong with it
 */
export function parseLocation(location: string): Location {
  if (isBucketLocation(location)) return { kind: 'bucket', ...parseBucket(location) };
  if (isAddress(location)) {
    throw new RegistryError('invalid', `"${location}" is not a registry: give a folder, or s3://bucket/prefix`);
  }
  return { kind: 'folder', folder: resolve(location) };
}

function parseBucket(location: string): BucketLocation {
  const refuse = (why: string): never => {
    throw new RegistryError('invalid', `"${location}" is not a bucket: ${why}`);
  };
  const url = URL.parse(location) ?? refuse('write s3://bucket/prefix?endpoint=https://host&region=name');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    refuse('its name has small letters, digits, dots and dashes');
  if (url.username || url.password) refuse('keys belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  if (!/^([A-Za-z0-9_-][A-Za-z0-9._-]*(\/|$))*$/.test(prefix))
    refuse('its prefix has letters, digits, dots and dashes');
  for (const name of url.searchParams.keys()) {
    if (name !== 'endpoint' && name !== 'region') refuse(`"${name}" is unknown: there are endpoint and region`);
  }
  return {
    bucket: url.hostname,
    prefix,
    endpoint: parseEndpoint(url.searchParams.get('endpoint'), refuse),
    region: url.searchParams.get('region') || 'us-east-1',
  };
}

function parseEndpoint(text: string | null, refuse: (why: string) => never): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
  return refuse(`its endpoint "${text}" is not like https://s3.example.org`);
}
