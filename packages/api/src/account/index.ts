import { late } from '../late.ts';

export type { Closing, OpenOrder } from './closing-requests.ts';
export type { DataFile } from './data-requests.ts';
export type { Account, AccountChange } from './model.ts';

const request = late(() => import('./requests.ts'));

export const getAccount = request('getAccount');
export const updateAccount = request('updateAccount');

const closingRequest = late(() => import('./closing-requests.ts'));

export const closeAccount = closingRequest('closeAccount');
export const getClosing = closingRequest('getClosing');

const dataRequest = late(() => import('./data-requests.ts'));

export const askForDataFile = dataRequest('askForDataFile');
export const getDataFile = dataRequest('getDataFile');
export const requestDataFile = dataRequest('requestDataFile');
