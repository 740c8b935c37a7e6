/** Longest nickname a form takes; the shop would keep 60 characters. */
export const NICKNAME_MAX = 30;
/** Longest mailbox. */
export const MAILBOX_MAX = 255;

/** Enough to refuse what is no mailbox before it is sent; the shop has the last word. */
const MAILBOX = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const isMailbox = (text: string): boolean => text.length <= MAILBOX_MAX && MAILBOX.test(text);
