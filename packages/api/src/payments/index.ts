import { late } from '../late.ts';

export type { PagePayment, PaymentProgress, QrPayment } from './model.ts';

export const followOrAsk = late(() => import('../client/follow-or-ask.ts'))('followOrAsk');

const request = late(() => import('./requests.ts'));

export const followPayment = request('followPayment');
export const payByBalance = request('payByBalance');
export const startPagePayment = request('startPagePayment');
export const startQrPayment = request('startQrPayment');
