import type { Gates } from '../place.ts';
import { readBackend } from './backend.ts';
import { checkBuild } from './check-build.ts';
import { checkRelease } from './check-release.ts';

/**
 * The check as a registry asks it: before a build is taken in, and before a release goes live.
 *
 * @param openApiFile of the api the releases are for; without it whatever calls the api is refused
 */
export const gatesOf = (openApiFile: string): Required<Gates> => ({
  checkBuild,
  checkRelease: async ({ parts, live }) => checkRelease({ parts, live, backend: await readBackend(openApiFile) }),
});
