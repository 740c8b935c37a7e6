import { lazyRequests } from '../client/lazy-requests.ts';

export type { PagePayment, PaymentProgress, QrPayment } from './model.ts';

export const followOrAsk = lazyRequests(() => import('../client/follow-or-ask.ts'))('followOrAsk');

const request = lazyRequests(() => import('./requests.ts'));

export const followPayment = request('followPayment');
export const payByBalance = request('payByBalance');
export const startPagePayment = request('startPagePayment');
export const startQrPayment = request('startQrPayment');
