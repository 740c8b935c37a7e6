/** Whether a part of an address can be one of the long ids (sign-in codes, messages) at all; what cannot is not asked for. */
export const isUuid = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
