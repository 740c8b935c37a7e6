import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { INTERNAL_KEY_MIN } from '../config.ts';
import { refuse } from '../shop-error.ts';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * The internal key of a demo shop: kept in `keys/internal.key` of the data folder, made when there is none. Only the
 * owner of the file may read it.
 * @throws Error when the file holds something that is no key
 */
export async function demoInternalKey(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'keys');
  const file = join(folder, 'internal.key');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written aside and linked: of two processes one makes the key, and nobody ever reads half of one.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length >= INTERNAL_KEY_MIN) return key;
  throw new Error(
    `${file} holds no internal key (at least ${INTERNAL_KEY_MIN} characters). Remove it: a new one is made.`,
  );
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
  const given = request.headers['x-internal-key'];
  if (key === null || typeof given !== 'string' || FORWARDED.some((name) => request.headers[name] !== undefined))
    return false;
  return isSame(given, key);
}

/** Compares in the same time whatever differs, lengths too. */
function isSame(given: string, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}
