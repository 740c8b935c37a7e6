import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogText } from './src/changelog/changelog-text.ts';
import { readVersions } from './src/changelog/read-versions.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';

// pnpm changelog: CHANGELOG.md of the whole shop, from its tags and commits.
await runScript(async () => {
  const versions = await readVersions(root);
  if (!versions) {
    console.error('changelog   there is no history to read');
    return 1;
  }
  writeFileSync(join(root, 'CHANGELOG.md'), changelogText(versions));
  console.log(`changelog   ${versions.length} versions`);
  return 0;
});
