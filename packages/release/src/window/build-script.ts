import { fileURLToPath } from 'node:url';
import { browserScript } from '@jishi/tooling/browser-script';

/** Bundles and minifies `browser/`. */
export const buildWindowScript = (): Promise<string> =>
  browserScript(fileURLToPath(new URL('./browser/start.ts', import.meta.url)), { minify: true });
