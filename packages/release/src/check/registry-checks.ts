import type { Declaration } from '@jishi/contracts/release';
import { uncoveredPath } from '@jishi/contracts/route-patterns';
import type { RegistryChecks } from '../context/registry-context.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { StoredContent, StoredLink } from './content/stored-link.ts';

/**
 * The checks a registry runs: before a build is published, and before a release goes live. Their code is loaded on
 * first use, for most commands never run them.
 *
 * @param openApiFile of the api the releases are for; without it whatever calls the api is refused
 * @param readContent what the content of the shop leads to; `null` where nobody knows the shop
 */
export const registryChecks = (
  openApiFile: string,
  readContent: (() => Promise<StoredContent>) | null = null,
): Required<RegistryChecks> => ({
  async checkBuild(declaration, files) {
    const { checkAndTry } = await import('./check-and-try.ts');
    return checkAndTry(declaration, files, openApiFile);
  },
  async checkRelease({ parts, live }) {
    const [{ checkRelease }, { readBackend }] = await Promise.all([
      import('./check-release.ts'),
      import('./backend.ts'),
    ]);
    const backend = readBackend(openApiFile);
    const { content, warnings } =
      losesPages(parts, live) && readContent ? await contentOrWarning(readContent) : unasked;
    return { ...checkRelease({ parts, live, backend, content }), warnings };
  },
});

type Asked = { content: readonly StoredLink[] | undefined; warnings: readonly string[] };

const unasked: Asked = { content: undefined, warnings: [] };

/** Only then content can come to lead nowhere. */
function losesPages(parts: readonly Declaration[], live: readonly Declaration[]): boolean {
  const left = parts.flatMap(({ pages }) => pages);
  return live.some(({ pages }) =>
    pages.some(({ path }) => left.every((page) => uncoveredPath(path, page.path) !== null)),
  );
}

/** A shop that does not answer keeps nobody from mending it. */
async function contentOrWarning(readContent: () => Promise<StoredContent>): Promise<Asked> {
  try {
    return { content: (await readContent()).links, warnings: [] };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { content: undefined, warnings: [`stored content was not read: ${error.message}`] };
  }
}
