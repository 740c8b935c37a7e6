/** Whether a part of an address can be an id at all; what cannot is not found without asking. */
export const isId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,15}$/.test(text);
