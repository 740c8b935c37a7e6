/** Whether a value of a message is nothing but a time, as the wire writes it. */
export const isWireTime = (value: string): boolean => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value);
