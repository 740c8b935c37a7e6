/**
 * Why the registry refused.
 *
 * - `invalid`: a name, a document or a build that is not well formed
 * - `not-found`: no such version, release or file
 * - `damaged`: stored bytes do not have their hash
 * - `conflict`: the same version with other bytes, or parts that do not fit together
 * - `untrusted`: a release that is unsigned, altered, or signed by a key that does not count
 * - `no-key`: a key that is missing, unreadable or of the wrong kind
 * - `unauthorized`: the release service does not know the caller
 * - `forbidden`: the release service knows, and that one may not do this
 * - `unavailable`: the release service does not respond, or responds with something else
 */
export type RegistryErrorCode =
  | 'invalid'
  | 'not-found'
  | 'damaged'
  | 'conflict'
  | 'untrusted'
  | 'no-key'
  | 'unauthorized'
  | 'forbidden'
  | 'unavailable';

/** A refusal of the registry; the message says what is wrong, for people. */
export class RegistryError extends Error {
  readonly code: RegistryErrorCode;

  constructor(code: RegistryErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RegistryError';
    this.code = code;
  }
}
