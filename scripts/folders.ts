import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderFaults } from './src/folders/check-folders.ts';
import { workspaceMembers } from './src/folders/workspace-members.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';

await runScript(async () => {
  const packages = workspaceMembers(root).filter((name) => existsSync(join(root, name, 'src')));
  const faults = packages.flatMap((name) => folderFaults(root, name));
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length === 0) console.log(`folders     ${packages.length} packages, no cycle`);
  return faults.length === 0 ? 0 : 1;
});
