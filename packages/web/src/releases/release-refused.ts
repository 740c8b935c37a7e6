import { RegistryError } from '@jishi/release';

/**
 * Why a release is not made live.
 *
 * - `older`: its serial is below one that was live here before
 * - `forked`: it was not built upon the release that was live here before
 * - `expired`: it said itself until when it may be started
 * - `banned`: it has a version that is never served again
 * - `broken`: its code does not start
 *
 * and what the registry says: `invalid`, `untrusted`, `damaged`, `not-found`, `no-key` …
 */
export type RefusalCode = 'older' | 'forked' | 'expired' | 'banned' | 'broken' | RegistryError['code'];

/** A release that must not be started; the message says why, for operators. */
export class ReleaseRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'ReleaseRefused';
    this.code = code;
  }
}

/** The code of whatever prevented a release from being live. */
export const refusalCodeOf = (error: unknown): RefusalCode =>
  error instanceof ReleaseRefused || error instanceof RegistryError ? error.code : 'broken';
