import { readFileSync } from 'node:fs';
import { darkCss, tokensCss } from '@jishi/ui/tokens';

/** Styles of the window: the shop's tokens, dark where the reader's system is, and its own sheet. */
export const windowCss: string = [
  tokensCss,
  `@media (prefers-color-scheme:dark){${darkCss}}`,
  readFileSync(new URL('./window.css', import.meta.url), 'utf8'),
].join('\n');

/** Its script, as `pnpm --filter @jishi/release build-window` made it of `browser/`. */
export const windowScript: string = readFileSync(new URL('../../assets/window.js', import.meta.url), 'utf8');
