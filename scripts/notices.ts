import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesDocument } from './src/notices/document.ts';
import { runtimePackages } from './src/notices/runtime-packages.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';

const file = join(root, 'THIRD-PARTY-NOTICES.md');

await runScript(async () => {
  const packages = runtimePackages(root);
  const text = noticesDocument(root, packages);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    console.log(`${packages.length} packages in THIRD-PARTY-NOTICES.md`);
    return 0;
  }
  if (readFileSync(file, 'utf8') === text) return 0;
  console.error('THIRD-PARTY-NOTICES.md is out of date: run `node scripts/notices.ts` and commit it.');
  return 1;
});
