import { fileURLToPath } from 'node:url';
import { configDefaults, type TestProjectConfiguration } from 'vitest/config';

/**
 * One unit-test project of the workspace: `*.test.ts(x)` beside the code. What takes minutes is called `*.full.test.ts` and runs with `TEST_FULL` only.
 *
 * @param environment `jsdom` for what draws, `node` for the rest
 */
export function unitProject(name: string, root: string, environment: 'node' | 'jsdom'): TestProjectConfiguration {
  const setup = fileURLToPath(new URL('../../testing/src/setup.ts', import.meta.url));
  return {
    test: {
      name,
      root,
      environment,
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, ...(process.env['TEST_FULL'] === '1' ? [] : ['**/*.full.test.ts'])],
      // Tests run in a busy machine's time (screens are drawn, passwords hashed); a hanging one still ends.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      // Files share a worker's modules: loading them anew for each file took more time than most files' tests.
      isolate: false,
      // Its source names files without their endings, as only a bundler understands.
      server: { deps: { inline: ['leaflet'] } },
      ...(environment === 'jsdom' ? { setupFiles: [setup] } : {}),
    },
  };
}
