/**
 * What went wrong, in one word. A refused rule is `validation` (the input is wrong) or `conflict` (the shop's state is
 * in the way: stock, price, order state); a server without error classes cannot tell them apart well, so views show
 * `serverMessage` for both. `network`, `timeout` and `aborted` mean that no answer arrived.
 */
export type ApiErrorCode =
  | 'not-found'
  | 'validation'
  | 'conflict'
  | 'unauthenticated'
  | 'rate-limited'
  | 'unavailable'
  | 'unexpected'
  | 'network'
  | 'timeout'
  | 'aborted';

export type ApiErrorDetails = {
  code: ApiErrorCode;
  message: string;
  status?: number | undefined;
  wireCode?: number | string | undefined;
  serverMessage?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
};

const retryableCodes: readonly ApiErrorCode[] = ['network', 'timeout', 'unavailable', 'rate-limited'];

/**
 * The only error a request throws. `unexpected` with status 200 means that the answer could not be read
 * (catalogue: net.format).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** The `code` field of the body: 50000 does not exist … 50006; `undefined` when there was none. */
  readonly wireCode: number | string | undefined;
  /** The server's sentence for the customer, in the language of the request; `undefined` when it sent none. */
  readonly serverMessage: string | undefined;
  /** Messages by field of the form, when the server named fields. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Id of the request in the logs of the shop; `undefined` when no answer arrived. */
  readonly requestId: string | undefined;
  /** Seconds after which the server says it is worth another try; `undefined` when it did not say. */
  readonly retryAfter: number | undefined;
  /** The same request may succeed later without a change: offer "try again". */
  readonly retryable: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? 0;
    this.wireCode = details.wireCode;
    this.serverMessage = details.serverMessage;
    this.fields = details.fields;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.retryable = retryableCodes.includes(details.code);
  }
}

/** Whether something thrown is an `ApiError`, of one code when `code` is given. Works across copies of this library. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && (!code || (error as ApiError).code === code);
}
