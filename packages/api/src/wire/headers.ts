/** Request and answer headers of the contract (1.2) and ours beside it. */
export const headerNames = {
  projectKey: 'apply-secret',
  authorization: 'Authorization',
  accept: 'Accept',
  language: 'Lang',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  forwardedFor: 'X-Forwarded-For',
  /** One word of `errorClasses` on every failed answer. */
  errorClass: 'X-Error-Class',
} as const;
