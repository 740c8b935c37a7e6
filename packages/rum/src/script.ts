import { readFileSync } from 'node:fs';

/** The script of `src/tab`, as browsers get it: `pnpm --filter @jishi/rum build` writes it. */
export const rumScript: string = readFileSync(new URL('../assets/rum.js', import.meta.url), 'utf8');
