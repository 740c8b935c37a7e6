import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderFaults } from './src/folders/check-folders.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';

/** Packages whose folders import one way only. */
const checked = [
  'packages/backend',
  'packages/contracts',
  'packages/fair-draw',
  'packages/http-limits',
  'packages/observing',
  'packages/part-kit',
  'packages/streams',
  'packages/testing',
  'packages/tooling',
];

await runScript(async () => {
  const packages = checked.filter((name) => existsSync(join(root, name)));
  const faults = packages.flatMap((name) => folderFaults(root, name));
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length === 0) console.log(`folders     ${packages.length} packages, no cycle`);
  return faults.length === 0 ? 0 : 1;
});
