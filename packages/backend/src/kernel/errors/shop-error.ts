import type { ErrorKey } from '../error-texts/index.ts';
import type { TextParams } from '../error-texts/messages.ts';

/** A refusal of the contract. The error handler writes status, code, class and text from the catalogue. */
export class ShopError extends Error {
  readonly key: ErrorKey;
  readonly params: TextParams;

  constructor(key: ErrorKey, params: TextParams = {}, options?: ErrorOptions) {
    super(key, options);
    this.name = 'ShopError';
    this.key = key;
    this.params = params;
  }
}

/** `throw refuse('coupon.gone')` */
export function refuse(key: ErrorKey, params?: TextParams): ShopError {
  return new ShopError(key, params);
}

/** The value, or a 404 (`record.missing`) when there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ShopError('record.missing');
  return value;
}
