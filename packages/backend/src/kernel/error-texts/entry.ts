import type { Lang } from '../texts/languages.ts';

/** Header `X-Error-Class`: what metrics, retries and health checks read instead of the status. */
export const ERROR_CLASSES = [
  'validation',
  'conflict',
  'unauthenticated',
  'not-found',
  'rate-limited',
  'unavailable',
  'unexpected',
] as const;
export type ErrorClass = (typeof ERROR_CLASSES)[number];

/** One error of the contract: HTTP status, body `code`, class and wording. `{name}` is a placeholder. */
export type ErrorEntry = { status: number; code: number; kind: ErrorClass } & Record<Lang, string>;

/** A refusal of the ordinary kind: HTTP 401. */
export function refusal(code: number, en: string, zh: string, kind: ErrorClass = 'validation'): ErrorEntry {
  return { status: 401, code, kind, en, zh };
}

/** A refusal because the state of things has changed: HTTP 401 as well, class `conflict`. */
export function conflict(code: number, en: string, zh: string): ErrorEntry {
  return refusal(code, en, zh, 'conflict');
}

export function framework(status: number, code: number, kind: ErrorClass, en: string, zh: string): ErrorEntry {
  return { status, code, kind, en, zh };
}
