import { resolve } from 'node:path';

/** The folder of the whole workspace. */
export const root = resolve(import.meta.dirname, '../..');
