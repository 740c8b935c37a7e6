import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import './kernel/start-up/drizzle-resolution.ts';

// A command should not wait for the compiler. The folder is not one that other users can write to.
enableCompileCache(resolve(import.meta.dirname, '../../../node_modules/.cache/shop-cli'));

const { commands } = await import('./all-commands.ts');
const { runCli } = await import('./operator/commands/support/run-cli.ts');
const { createShopContext } = await import('./app/open-shop.ts');
const { processTerminal } = await import('./operator/commands/support/terminal.ts');

process.exitCode = await runCli(process.argv.slice(2), {
  commands,
  openShop: createShopContext,
  terminal: processTerminal(),
});
