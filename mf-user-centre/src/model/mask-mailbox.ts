/** A mailbox as it is shown: `x***@example.com`. What is no mailbox stays as it is. */
export const maskMailbox = (mailbox: string): string => mailbox.replace(/^(.)[^@]*@/u, '$1***@');
