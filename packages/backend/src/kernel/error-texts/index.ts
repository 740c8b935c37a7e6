import { accountErrors } from './account.ts';
import type { ErrorEntry } from './entry.ts';
import { frameworkErrors } from './framework.ts';
import { moduleErrors } from './modules.ts';
import { orderErrors } from './orders.ts';

export type { ErrorEntry } from './entry.ts';

/** Every error the server can answer, by our key. New ones are added to the file of their chapter. */
const catalogue = { ...frameworkErrors, ...accountErrors, ...orderErrors, ...moduleErrors };

export type ErrorKey = keyof typeof catalogue;

export function isErrorKey(key: string): key is ErrorKey {
  return Object.hasOwn(catalogue, key);
}

export function errorEntry(key: ErrorKey): ErrorEntry {
  return catalogue[key];
}
