import type { RegistryChecks } from '../context/registry-context.ts';

/**
 * The checks a registry runs: before a build is published, and before a release goes live. Their code is loaded on
 * first use, for most commands never run them.
 *
 * @param openApiFile of the api the releases are for; without it whatever calls the api is refused
 */
export const registryChecks = (openApiFile: string): Required<RegistryChecks> => ({
  async checkBuild(declaration, files) {
    const { checkAndTry } = await import('./check-and-try.ts');
    return checkAndTry(declaration, files, openApiFile);
  },
  async checkRelease({ parts, live }) {
    const [{ checkRelease }, { readBackend }] = await Promise.all([
      import('./check-release.ts'),
      import('./backend.ts'),
    ]);
    return checkRelease({ parts, live, backend: await readBackend(openApiFile) });
  },
});
