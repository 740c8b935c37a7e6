import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsDocuments, RENEW } from './src/parts-documents/documents.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';

// Renews what docs/boundaries.md and the READMEs of the parts say of parts; with --check it only says which are old.
await runScript(async () => {
  const old = (await partsDocuments(root)).filter(({ text, renewed }) => text !== renewed);
  const names = old.map(({ file }) => file).join(', ');
  if (process.argv.includes('--check')) {
    if (old.length === 0) return 0;
    console.error(`${names}: out of date, run \`${RENEW}\` and commit it.`);
    return 1;
  }
  for (const { file, renewed } of old) writeFileSync(join(root, file), renewed);
  console.log(old.length > 0 ? `renewed ${names}` : 'everything is up to date');
  return 0;
});
