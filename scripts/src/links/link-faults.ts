import { posix } from 'node:path';
import { anchorsOf } from './anchors.ts';
import { declaredNames } from './declared-names.ts';
import { markdownLinks } from './markdown-links.ts';

/** The files links may lead to. Paths begin at the root of the project, with `/` between folders. */
export type Files = {
  /** Whether a file or a folder stands there. */
  exists: (path: string) => boolean;
  read: (path: string) => string;
};

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const CODE = /\.(?:ts|tsx|mts|mjs|js)$/;

/**
 * Links of a Markdown file that lead nowhere, each with its line. `other.md#heading` needs that heading there, and
 * `file.ts#name` a declaration of that name in the file, so that a page says where a rule stands and notices when it moves.
 */
export function linkFaults(page: string, files: Files): string[] {
  return markdownLinks(files.read(page)).flatMap(({ target, line }) => {
    const fault = ELSEWHERE.test(target) ? undefined : faultOf(page, target, files);
    return fault === undefined ? [] : [`${page}:${line}: ${target}: ${fault}`];
  });
}

function faultOf(page: string, target: string, { exists, read }: Files): string | undefined {
  const [path = '', fragment] = target.split('#').map(decodeURIComponent);
  const file = path === '' ? page : posix.join(posix.dirname(page), path);
  if (file.startsWith('..')) return 'leads out of the project';
  if (!exists(file)) return 'no such file';
  if (fragment === undefined) return undefined;
  if (file.endsWith('.md')) return anchorsOf(read(file)).has(fragment) ? undefined : 'no such heading';
  if (!CODE.test(file)) return 'names a part of a file that has none';
  return declaredNames(file, read(file)).has(fragment) ? undefined : `the file declares no ${fragment}`;
}
