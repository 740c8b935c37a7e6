/** Words of the `X-Error-Class` header; retries, metrics and our client read only them. */
export const errorClasses = [
  'validation',
  'conflict',
  'unauthenticated',
  'not-found',
  'rate-limited',
  'unavailable',
  'unexpected',
] as const;

export type ErrorClass = (typeof errorClasses)[number];

/** The `code` field of error bodies. */
export const wireCodes = {
  busy: -1,
  fault: 0,
  maintenance: 503,
  missing: 50000,
  incorrect: 50001,
  noRight: 50002,
  illegal: 50003,
  badParameter: 50004,
  forbidden: 50005,
  misconfigured: 50006,
} as const;

/**
 * HTTP 500 with a message that contains one of these means "not signed in" (1.4); HTTP 401 never does.
 * The last one is the localised "login timed out" in each language.
 */
export const signedOutLiterals = {
  refreshInvalid: 'The refresh token is invalid',
  unauthenticated: 'Unauthenticated',
  timedOut: { zh: '登录超时', en: 'Login timed out' },
} as const;
