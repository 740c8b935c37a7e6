import { join, resolve } from 'node:path';

/** The folder of the whole workspace. */
export const root = resolve(import.meta.dirname, '../..');

const cache = resolve(import.meta.dirname, '../.cache');

/** Pages as the site generator reads them: written anew before each build, never committed. */
export const contentFolder = join(cache, 'content');

export const outFolder = resolve(import.meta.dirname, '../dist');
