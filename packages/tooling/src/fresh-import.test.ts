import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

// In a process of its own: tests import by other means.
const program = `
  import { writeFileSync } from 'node:fs';
  const [tool, all, changed, source] = process.argv.slice(1);
  const { importFresh } = await import(tool);
  await importFresh(all);
  writeFileSync(changed, source);
  console.log(JSON.stringify((await importFresh(all)).default));
`;

test.each([
  ['the module', 'all.ts', { area: 'before', all: 'after' }],
  ['a module it imports', 'area.ts', { area: 'after', all: 'before' }],
])('meets a change of %s', (_what, changed, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const sources: Record<string, string> = {
    'all.ts': "import area from './area.ts';\nexport default { ...area, all: 'before' };\n",
    'area.ts': "export default { area: 'before' };\n",
  };
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
  const source = sources[changed]!.replace('before', 'after');
  const files = [import.meta.resolve('./fresh-import.ts'), join(folder, 'all.ts'), join(folder, changed)];
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program, ...files, source]);
  expect(JSON.parse(output.toString())).toEqual(expected);
});
