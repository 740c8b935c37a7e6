import { late } from '../late.ts';

export type { Account, AccountChange } from './model.ts';

const request = late(() => import('./requests.ts'));

export const getAccount = request('getAccount');
export const updateAccount = request('updateAccount');
