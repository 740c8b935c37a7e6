import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { climbingImports } from './climbing-imports.ts';
import { root } from './root.ts';
import { listParts } from './workspace.ts';

test.each(['e2e', 'packages', 'scripts', ...listParts(root)])('imports of %s stay in their package', (folder) => {
  expect(climbingImports(join(root, folder))).toEqual([]);
});

function aWorkspace(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-climbing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('one that leads into another package is found, however it is written', () => {
  const out = '../../packages/api/src/a.ts';
  const workspace = aWorkspace({
    'scripts/package.json': '{}',
    'packages/api/package.json': '{}',
    'scripts/src/static.ts': `import { a } from '${out}';\nimport b from './b.ts';`,
    'scripts/src/several-lines.ts': `export {\n  a,\n} from '${out}';`,
    'scripts/src/effect.ts': `import '${out}';`,
    'scripts/src/late.ts': `await import('${out}');`,
    'scripts/src/mocked.ts': `vi.mock('${out}');`,
    'scripts/src/inside.ts': `import { a } from '../a.ts';\nimport '@jishi/api';`,
    'scripts/src/text.ts': `const program = \`import '${out}';\`;`,
    'scripts/node_modules/c/c.ts': `import '../${out}';`,
  });
  expect(climbingImports(workspace).sort()).toEqual(
    ['effect', 'late', 'mocked', 'several-lines', 'static'].map((name) => `scripts/src/${name}.ts: ${out}`),
  );
});

test('a package inside another is one of its own, from both sides', () => {
  const workspace = aWorkspace({
    'e2e/package.json': '{}',
    'e2e/a.ts': "import './bench/b.ts';",
    'e2e/bench/package.json': '{}',
    'e2e/bench/b.ts': "import '../a.ts';",
  });
  expect(climbingImports(workspace).sort()).toEqual(['e2e/a.ts: ./bench/b.ts', 'e2e/bench/b.ts: ../a.ts']);
});
