import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from './cli/context.ts';
import { runCli } from './cli/run.ts';

// The same settings as the shop, so that both mean the same registry; the environment wins over the file.
const settings = join(workspaceFolder, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
