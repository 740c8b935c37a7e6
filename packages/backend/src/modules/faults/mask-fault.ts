const email = /[^\s@"'<>()]{1,64}@[^\s@"'<>(),]{1,240}\.\p{L}{2,24}/gu;
const digits = /\d{5,}/g;

/** A text of a fault without what may name somebody: addresses of e-mail, and numbers of five digits and more. */
export const maskFault = (text: string): string => text.replace(email, '***@***').replace(digits, '*****');
