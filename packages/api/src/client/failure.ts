import { ApiError, type ApiErrorCode } from './api-error.ts';
import { type ErrorClass, errorClasses, signedOutLiterals, wireCodes } from './errors.ts';
import { headerNames } from './headers.ts';
import type { WireAnswer } from './transport.ts';

/** What an error body may hold; everything is optional because a 500 may come without a body. */
type ErrorBody = { code?: number | string; message?: string; fields?: Readonly<Record<string, string>> };

/** The error of an answer that is no success. `call` names the request in the developer's message. */
export function failureOf(answer: WireAnswer, call: string): ApiError {
  const body = readErrorBody(answer.body);
  return new ApiError({
    code: codeOf(answer, body),
    status: answer.status,
    wireCode: body.code,
    message: body.message ?? `${call} was answered with status ${answer.status}`,
    serverMessage: body.message,
    fields: body.fields,
    requestId: answer.header(headerNames.requestId.toLowerCase()),
    retryAfter: secondsOf(answer.header(headerNames.retryAfter.toLowerCase())),
  });
}

/** A date, which the header may also hold, counts as nothing. */
const secondsOf = (header: string | undefined): number | undefined =>
  header && /^\d{1,9}$/.test(header) ? Number(header) : undefined;

/** The error of a 200 that is no success envelope, or whose payload has another shape. */
export function unreadable(call: string, cause?: unknown): ApiError {
  return new ApiError({
    code: 'unexpected',
    status: 200,
    message: `The answer to ${call} has the wrong format`,
    cause,
  });
}

/** HTTP 500 with one of the three literals means "not signed in". */
export function isSignedOut(status: number, message: string | undefined): boolean {
  if (status !== 500 || !message) return false;
  const { refreshInvalid, unauthenticated, timedOut } = signedOutLiterals;
  return [refreshInvalid, unauthenticated, timedOut.zh, timedOut.en].some((literal) => message.includes(literal));
}

function codeOf(answer: WireAnswer, { code, message }: ErrorBody): ApiErrorCode {
  if (isSignedOut(answer.status, message)) return 'unauthenticated';
  const named = answer.header(headerNames.errorClass.toLowerCase());
  if (named && errorClasses.includes(named as ErrorClass)) return named as ErrorClass;
  return byStatus(answer.status) ?? byWireCode(Number(code)) ?? (answer.status === 401 ? 'conflict' : 'unexpected');
}

function byStatus(status: number): ApiErrorCode | undefined {
  if (status === 404) return 'not-found';
  if (status === 422) return 'validation';
  if (status === 429) return 'rate-limited';
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : undefined;
}

function byWireCode(code: number): ApiErrorCode | undefined {
  switch (code) {
    case wireCodes.busy:
    case wireCodes.maintenance:
      return 'unavailable';
    case wireCodes.incorrect:
    case wireCodes.badParameter:
      return 'validation';
    case wireCodes.noRight:
    case wireCodes.illegal:
    case wireCodes.forbidden:
      return 'conflict';
    // Without status 404 this is a refused application key: a fault of the set-up, not a missing record.
    case wireCodes.missing:
    case wireCodes.misconfigured:
      return 'unexpected';
    default:
      return undefined;
  }
}

function readErrorBody(body: unknown): ErrorBody {
  if (!isRecord(body)) return {};
  const { code, message, fields } = body;
  return {
    ...(typeof code === 'number' || typeof code === 'string' ? { code } : {}),
    ...(typeof message === 'string' && message !== '' ? { message } : {}),
    ...(isRecord(fields) ? { fields: textsOf(fields) } : {}),
  };
}

const textsOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
