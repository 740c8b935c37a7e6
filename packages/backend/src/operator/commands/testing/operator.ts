import { commands } from '../../../all-commands.ts';
import { createShopContext } from '../../../app/open-shop.ts';
import type { TestShop } from '../../../testing/index.ts';
import { runCli } from '../support/run-cli.ts';
import { type Terminal, writeWhole } from '../support/terminal.ts';

export type Said = { exitCode: number; out: string; err: string };

/**
 * Somebody who runs `pnpm shop …` on a shop under test, at its time.
 * `const { exitCode, out } = await anOperator(shop())('orders', 'list', '--json')`
 */
export function anOperator(
  shop: TestShop,
  ask: Terminal['ask'] = null,
  { askText = null, env = {} }: { askText?: Terminal['askText']; env?: Record<string, string> } = {},
): (...args: string[]) => Promise<Said> {
  return async (...args) => {
    const out: string[] = [];
    const err: string[] = [];
    const terminal: Terminal = {
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      file: writeWhole,
      ask,
      askText,
    };
    const exitCode = await runCli(args, {
      commands,
      openShop: createShopContext,
      terminal,
      readSettings: () => shop.config,
      open: async () => ({ ...shop.database, close: async () => {} }),
      now: () => shop.now,
      env,
    });
    return { exitCode, out: out.join('\n'), err: err.join('\n') };
  };
}
