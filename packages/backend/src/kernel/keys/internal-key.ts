import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { INTERNAL_KEY_MIN } from '../config/config.ts';
import { refuse } from '../errors/shop-error.ts';
import { keyFile } from './key-file.ts';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * The internal key a shop makes for itself when none is set: `keys/internal.key` of the data folder.
 * @throws Error when the file holds something that is no key
 */
export function ownInternalKey(dataFolder: string): Promise<string> {
  return keyFile(dataFolder, 'internal.key', INTERNAL_KEY_MIN);
}

/**
 * Lets only callers with the internal key through, and none that came through a proxy: these calls are for the
 * operator's own programs beside the api.
 * @throws ShopError `http.not_found`, `internal.off` or `internal.key`
 */
export function checkInternal(request: FastifyRequest, key: string | null): void {
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) throw refuse('http.not_found');
  if (key === null) throw refuse('internal.off');
  const given = request.headers['x-internal-key'];
  if (typeof given !== 'string' || !isSame(given, key)) throw refuse('internal.key');
}

/** Whether a program of the shop itself asks, for nobody: web, when it makes a page for every visitor. */
export function isOwnProgram(request: FastifyRequest, key: string | null): boolean {
  return !FORWARDED.some((name) => request.headers[name] !== undefined) && comesFromWeb(request, key);
}

/** Whether a request comes through web, for whomever: web sends the key with everything, and drops what a reader sends as one. */
export function comesFromWeb(request: FastifyRequest, key: string | null): boolean {
  const given = request.headers['x-internal-key'];
  return key !== null && typeof given === 'string' && isSame(given, key);
}

/** Compares in the same time whatever differs, lengths too. */
function isSame(given: string, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}
