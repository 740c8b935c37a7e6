/**
 * Why the registry refused.
 *
 * - `invalid`: a name, a document or a build that is not well formed
 * - `not-found`: no such version, release or file
 * - `damaged`: stored bytes do not have their hash
 * - `conflict`: the same version with other bytes, or parts that do not fit together
 */
export type RegistryErrorCode = 'invalid' | 'not-found' | 'damaged' | 'conflict';

/** A refusal of the registry; the message says what is wrong, for people. */
export class RegistryError extends Error {
  readonly code: RegistryErrorCode;

  constructor(code: RegistryErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RegistryError';
    this.code = code;
  }
}
