// `pnpm shop` for programs that run its commands themselves.
export { commands } from './all-commands.ts';
export { createShopContext } from './app/open-shop.ts';
export { runCli } from './operator/commands/support/run-cli.ts';
export { writeWhole } from './operator/commands/support/terminal.ts';
