/**
 * A call of a provider that did not succeed. `unreachable`: nobody knows whether it was done, ask again · `refused`: it
 * was not done, `code` says why in the provider's words · `untrusted`: the answer is not signed by the provider.
 */
export class ProviderError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'untrusted';
  readonly code: string;

  constructor(kind: ProviderError['kind'], code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderError';
    this.kind = kind;
    this.code = code;
  }
}

/** Why a notice is not believed. */
export type NoticeProblem =
  /** Not what this provider sends. */
  | 'malformed'
  /** Not signed by the provider, or changed on the way. */
  | 'signature'
  /** Signed too long ago, or in the future. */
  | 'time'
  /** For another app, merchant or seller. */
  | 'merchant';

/** A notice that is not taken. The message says what is wrong and holds nothing secret. */
export class NoticeError extends Error {
  readonly problem: NoticeProblem;

  constructor(problem: NoticeProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NoticeError';
    this.problem = problem;
  }
}
