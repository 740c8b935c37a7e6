import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Part } from './part-plan.ts';

/**
 * Stands for the version while a part is compiled: the version is a hash of the output, so it can only be put in
 * afterwards. As long as the real one, so no offset moves.
 */
export const VERSION_PLACEHOLDER = '0.1.0-dev.@@@@@@@@@@@@';

/** Exposed modules of a part: pages, fragments, and the texts of each language. */
export function exposedModules(part: Part): Record<string, string> {
  const { pages, fragments } = part.plan;
  return {
    ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.module])),
    ...Object.fromEntries(Object.entries(fragments).map(([name, fragment]) => [name, fragment.module])),
    'messages-zh': './src/messages/zh.ts',
    'messages-en': './src/messages/en.ts',
  };
}

/**
 * Writes the entry files of a build and answers their paths. An exposed module is wrapped so that it tells its version: in the
 * HTML it draws, and at execution in the browser.
 */
export function generateEntries(part: Part): { exposes: Record<string, string>; server: string } {
  const folder = join(part.folder, 'node_modules/.cache/part');
  mkdirSync(folder, { recursive: true });
  const exposes: Record<string, string> = {};
  for (const [name, module] of Object.entries(exposedModules(part))) {
    const file = join(folder, `${name}.ts`);
    const source = relative(folder, join(part.folder, module));
    const run = `if (PART_TARGET === 'web') (self.__parts ??= {})['__part:${part.mfName}'] = version;`;
    writeIfChanged(file, `export { default } from '${source}';\nexport const version = PART_VERSION;\n${run}\n`);
    exposes[name] = file;
  }
  const server = join(folder, '_server.ts');
  const lines = Object.keys(exposes).map((name) => `export * as '${name}' from './${name}.ts';\n`);
  writeIfChanged(server, lines.join(''));
  return { exposes, server };
}

/** Watch mode builds what was written: writing the same again would never come to rest. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
