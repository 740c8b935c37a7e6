import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

// A roll-back must not wait for the compiler. The folder is not one that other users can write to.
const workspace = resolve(import.meta.dirname, '../../..');
enableCompileCache(join(workspace, 'node_modules/.cache/release-cli'));

// The same settings as the shop, so that both mean the same registry; the environment wins over the file.
const settings = join(workspace, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

const { runCli } = await import('./cli/run.ts');
const { askOn } = await import('./cli/ask.ts');
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  ...askOn(process.stdin, process.stderr),
  ...(process.stdin.isTTY ? {} : { input: () => text(process.stdin) }),
});
