import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workspaceMembers } from './workspace-members.ts';

it('finds what the patterns name and has a package.json', () => {
  const root = mkdtempSync(join(tmpdir(), 'jishi-members-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    join(root, 'pnpm-workspace.yaml'),
    'packages:\n  - shell\n  - "mf-*"\n  - packages/*\n\ncatalog:\n  zod: 4\n',
  );
  for (const name of ['shell', 'mf-zoo', 'packages/api', 'docs']) {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'package.json'), '{}');
  }
  mkdirSync(join(root, 'packages/empty'));
  expect(workspaceMembers(root)).toEqual(['mf-zoo', 'packages/api', 'shell']);
});
