import { fileURLToPath } from 'node:url';
import { browserScript } from '@jishi/tooling/browser-script';

/** Bundles and minifies `src/tab`. */
export const buildTabScript = (): Promise<string> =>
  browserScript(fileURLToPath(new URL('./tab/start.ts', import.meta.url)), { minify: true });
