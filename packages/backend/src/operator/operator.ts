// `pnpm shop` for programs that run its commands themselves.
export { commands } from './commands/index.ts';
export { runCli } from './commands/support/run-cli.ts';
export { writeWhole } from './commands/support/terminal.ts';
