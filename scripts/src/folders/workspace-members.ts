import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the workspace's packages: what the patterns below `packages:` in `pnpm-workspace.yaml` find. */
export function workspaceMembers(root: string): string[] {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: +- .*\n)+)/m.exec(text)?.[1] ?? '';
  const patterns = [...list.matchAll(/- *["']?([^"'\s]+)/g)].map(([, pattern = '']) => pattern);
  return globSync(patterns, { cwd: root })
    .filter((member) => existsSync(join(root, member, 'package.json')))
    .sort();
}
