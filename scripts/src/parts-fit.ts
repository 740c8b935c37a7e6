import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeclaration } from '@jishi/release';
import { checkRelease, readBackend } from '@jishi/release/check';

/** Whether the builds in `dist/` could be one release with the api of these sources; one line for each thing against it. */
export async function partsFit(root: string, parts: readonly string[]): Promise<{ ok: boolean; lines: string[] }> {
  const files = parts.map((part) => join(root, part, 'dist/declaration.json'));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) return { ok: false, lines: missing.map((file) => `there is no ${file}`) };
  const declarations = files.map((file) => parseDeclaration(readFileSync(file), file));
  const backend = readBackend(join(root, 'packages/backend/openapi.json'));
  const { fits, findings } = checkRelease({ parts: declarations, live: [], backend });
  const against = findings.filter(({ blocks }) => blocks);
  return { ok: fits, lines: against.map(({ part, what, rule, todo }) => `${part}: ${what} (${rule}). ${todo}`) };
}
