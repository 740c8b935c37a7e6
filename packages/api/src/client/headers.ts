/** Request and answer headers of the contract (1.2) and ours beside it. */
export const headerNames = {
  projectKey: 'apply-secret',
  authorization: 'Authorization',
  accept: 'Accept',
  language: 'Lang',
  idempotencyKey: 'Idempotency-Key',
  /** Days the web server keeps the tokens of the answer for; without it they end with the browser. */
  remember: 'X-Remember',
  requestId: 'X-Request-Id',
  forwardedFor: 'X-Forwarded-For',
  /** Seconds after which a refused request may be sent again. */
  retryAfter: 'Retry-After',
  /** One word of `errorClasses` on every failed answer. */
  errorClass: 'X-Error-Class',
  /** In a request: name of the release that asks. In an answer: that of the live one. */
  release: 'X-Release',
  /**
   * `ended` in an answer: the release that asks must not be used any longer, the next page is to be loaded anew. `refused`: that too, and what
   * was asked for was not done, because something in that release was banned.
   */
  releaseState: 'X-Release-State',
} as const;
