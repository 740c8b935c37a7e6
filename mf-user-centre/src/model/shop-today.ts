import { shopTimeAt } from '@jishi/api';

/** Today in the shop, `YYYY-MM-DD`. */
export const shopToday = (): string => shopTimeAt(new Date()).slice(0, 10);
