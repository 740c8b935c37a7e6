import { isApiError } from '../client/api-error.ts';
import { wireCodes } from '../client/errors.ts';

/**
 * Which field of a form with a phone number, a code or a new password the server's refusal is about; `null` when it is about none, such as
 * a failed connection. The server says so by its number alone: what is wrong with a code is an
 * illegal operation, a password that anybody would guess a bad parameter.
 */
export function faultyField(error: unknown): 'phone' | 'code' | 'password' | null {
  if (!isApiError(error) || error.serverMessage === undefined) return null;
  if (error.wireCode === wireCodes.illegal) return 'code';
  if (error.wireCode === wireCodes.badParameter) return 'password';
  return error.wireCode === wireCodes.incorrect ? 'phone' : null;
}
