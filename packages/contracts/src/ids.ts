/**
 * Whether something (a piece of an address, a value this browser kept) can be the id of a record at all: a positive whole
 * number that JSON carries exactly, without leading zeros. What cannot is not found without asking.
 */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value));

/** The same for the long ids: of sign-in codes and of messages. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
