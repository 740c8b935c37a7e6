import type { RequestOptions } from '@jishi/api';

/** How a call that signs in is made. */
export type How = Pick<RequestOptions, 'rememberDays'>;

/** The days are the shop's to say: any number asks for them. */
export const remembering = (remember: boolean): How => ({ rememberDays: remember ? 1 : null });
