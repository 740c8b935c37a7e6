import { verify } from 'node:crypto';
import * as z from 'zod/mini';
import { RegistryError } from '../errors/registry-error.ts';
import type { Signer, Trust } from '../trust/types.ts';

const claimsSchema = z.strictObject({
  origin: z.url(),
  channel: z.string(),
  serial: z.int().check(z.positive()),
  integrity: z.string(),
  to: z.string().check(z.minLength(1), z.maxLength(80)),
  until: z.iso.datetime(),
});

/** What a preview link opens, and for whom. */
export type PreviewClaims = {
  /** Scheme and host of the shop it is good at. */
  origin: string;
  channel: string;
  serial: number;
  /** Hash of the release document: what stands under the serial may not be changed afterwards. */
  integrity: string;
  /** Who it is for, in words. */
  to: string;
  /** ISO time from which on it opens nothing. */
  until: string;
};

/** Why a link opens nothing. `altered`: it is not what was signed, or the key does not count. */
export type PreviewRefusal = 'altered' | 'expired' | 'elsewhere';

/** So that a signature of a token is never one of a release document, which the same key signs. */
const PURPOSE = 'jishi preview ';

const signedBytes = (claims: string): Buffer => Buffer.from(PURPOSE + claims, 'utf8');

/**
 * Writes what a preview link carries: claims, id of the key, signature, in letters an address may have.
 *
 * @throws RegistryError `no-key` without a key to sign with
 */
export async function writePreviewToken(claims: PreviewClaims, signer: Signer | undefined): Promise<string> {
  if (!signer) {
    throw new RegistryError('no-key', 'there is no key to sign the link with: set SHOP_RELEASE_KEY to its file');
  }
  const text = Buffer.from(JSON.stringify(claims), 'utf8').toString('base64url');
  const { key, value } = await signer.sign(signedBytes(text));
  return [text, key, Buffer.from(value, 'base64').toString('base64url')].join('.');
}

/**
 * Reads a token that was signed for this shop and is still good. Every letter of it counts.
 *
 * @param at what it has to be: `origin` of the shop, the keys that count, and the time in milliseconds
 */
export function readPreviewToken(
  token: string,
  { origin, trust, now = Date.now() }: { origin: string; trust: Trust; now?: number },
): PreviewClaims | PreviewRefusal {
  const [, text, keyId, signature] = /^([\w-]+)\.([0-9a-f]{16})\.([\w-]+)$/.exec(token) ?? [];
  if (text === undefined || keyId === undefined || signature === undefined) return 'altered';
  const key = trust.get(keyId);
  const bytes = Buffer.from(signature, 'base64url');
  // The last letters of base64 have spare bits: the same token must not have two spellings.
  const isExact = bytes.toString('base64url') === signature;
  if (!key || !isExact || !verify(null, signedBytes(text), key, bytes)) return 'altered';
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (!claims.success) return 'altered'; // of another version of this program
  if (claims.data.origin !== origin) return 'elsewhere';
  return Date.parse(claims.data.until) > now ? claims.data : 'expired';
}
