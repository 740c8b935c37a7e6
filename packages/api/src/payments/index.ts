import { late } from '../late.ts';

const request = late(() => import('./requests.ts'));

export const payByBalance = request('payByBalance');
