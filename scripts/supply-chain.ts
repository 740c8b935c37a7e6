import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimePackages } from './src/notices/runtime-packages.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';
import { judgeAdvisories } from './src/supply-chain/advisories.ts';
import { exceptionsFile, readExceptions } from './src/supply-chain/advisory-exceptions.ts';
import { missingFrom } from './src/supply-chain/bill-of-materials.ts';
import { fetchAdvisories } from './src/supply-chain/fetch-advisories.ts';
import { judgedText } from './src/supply-chain/judged-text.ts';
import { refusedLicences } from './src/supply-chain/licences.ts';
import { makeBill } from './src/supply-chain/make-bill.ts';

const help = `pnpm supply-chain: what of others runs in the shop.

  sbom [file]    writes the bill of materials (CycloneDX 1.6, JSON), default sbom.json
  check          without network: the bill is complete, every licence is allowed
  advisories     asks the registry for known weaknesses; exceptions stand in ${exceptionsFile}`;

const commands: Record<string, (args: readonly string[]) => Promise<number>> = {
  async sbom([file = 'sbom.json']) {
    const bill = await makeBill(root);
    writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
    console.log(`${bill.components.length} components in ${file}`);
    return 0;
  },

  async check() {
    const { components, ...bill } = await makeBill(root);
    const missing = missingFrom({ ...bill, components }, runtimePackages(root));
    for (const each of missing) console.error(`runs and is not in the bill of materials: ${each}`);
    const refused = refusedLicences(components);
    for (const each of refused) console.error(`licence that is not allowed: ${each}`);
    if (refused.length > 0) console.error('Which are: scripts/src/supply-chain/licences.ts.');
    if (missing.length + refused.length > 0) return 1;
    console.log(`${components.length} components, all listed, all licences allowed`);
    return 0;
  },

  async advisories() {
    const exceptions = readExceptions(readFileSync(join(root, exceptionsFile), 'utf8'));
    const judged = judgeAdvisories(await fetchAdvisories(root), exceptions, new Date().toISOString().slice(0, 10));
    console.log(judgedText(judged));
    return judged.refused.length > 0 ? 1 : 0;
  },
};

await runScript(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (command) return command(args);
  console.error(help);
  return name === '--help' ? 0 : 2;
});
