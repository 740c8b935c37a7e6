/** Why a request is refused, by the status it is answered with. */
const statuses = {
  'slow-body': 408,
  'large-body': 413,
  'requests-of-network': 429,
  'bodies-of-network': 429,
  'uploads-of-network': 429,
  bodies: 503,
  'body-memory': 503,
  uploads: 503,
  upstream: 503,
  stopping: 503,
} as const;

export type RefusalReason = keyof typeof statuses;

/** Seconds after which another attempt makes sense. */
const RETRY_AFTER = { 408: null, 413: null, 429: 5, 503: 2 } as const;

/** A request that is refused by a limit. Error handlers write it in words of their server. */
export class HttpRefusal extends Error {
  readonly reason: RefusalReason;
  readonly statusCode: (typeof statuses)[RefusalReason];

  constructor(reason: RefusalReason) {
    super(`refused: ${reason}`);
    this.name = 'HttpRefusal';
    this.reason = reason;
    this.statusCode = statuses[reason];
  }

  /** For `Retry-After`, in seconds; null where the same request would be refused again. */
  get retryAfter(): number | null {
    return RETRY_AFTER[this.statusCode];
  }
}

const refusals = new Map<RefusalReason, HttpRefusal>();

/** The refusal of a reason: one for all, as thousands a second should not each note where in the code they were made. */
export function refusalOf(reason: RefusalReason): HttpRefusal {
  const refusal = refusals.get(reason) ?? new HttpRefusal(reason);
  refusals.set(reason, refusal);
  return refusal;
}
