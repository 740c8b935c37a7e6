import { expect, test } from 'vitest';
import { windowScript } from './assets.ts';
import { buildWindowScript } from './build-script.ts';

test('the script that is served is what its sources make: pnpm --filter @jishi/release build-window', async () => {
  expect(await buildWindowScript()).toBe(windowScript);
});
