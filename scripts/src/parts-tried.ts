import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeclaration } from '@jishi/release';
import { checkAndTry } from '@jishi/release/check';

/** Whether the builds in `dist/` could be published: every page and fragment of them is drawn once; one line for each thing against it. */
export async function partsTried(root: string, parts: readonly string[]): Promise<{ ok: boolean; lines: string[] }> {
  const lines: string[] = [];
  for (const part of parts) {
    const files = buildFiles(join(root, part, 'dist'));
    const declaration = parseDeclaration(files.get('declaration.json') ?? Buffer.from(''), `${part}/dist`);
    const { findings } = await checkAndTry(declaration, files, join(root, 'packages/backend/openapi.json'));
    const against = findings.filter(({ blocks }) => blocks);
    lines.push(...against.map(({ what, rule, todo }) => `${part}: ${what} (${rule}). ${todo}`));
  }
  return { ok: lines.length === 0, lines };
}

function buildFiles(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
}
