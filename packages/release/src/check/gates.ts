import type { Gates } from '../place.ts';

/**
 * The check as a registry asks it: before a build is taken in, and before a release goes live. Its code is loaded when
 * it is asked, for most commands never do.
 *
 * @param openApiFile of the api the releases are for; without it whatever calls the api is refused
 */
export const gatesOf = (openApiFile: string): Required<Gates> => ({
  async checkBuild(declaration, files) {
    const { checkBuild } = await import('./check-build.ts');
    return checkBuild(declaration, files);
  },
  async checkRelease({ parts, live }) {
    const [{ checkRelease }, { readBackend }] = await Promise.all([
      import('./check-release.ts'),
      import('./backend.ts'),
    ]);
    return checkRelease({ parts, live, backend: await readBackend(openApiFile) });
  },
});
