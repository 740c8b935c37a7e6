import { createInterface } from 'node:readline';
import { commands, createShopContext, runCli, writeWhole } from '@jishi/backend/operator';

// `pnpm shop …` for tests that need it often: a program that starts once. Each line it reads is the words of a command,
// in JSON; each line it writes is what came of one. It ends with its input.
for await (const line of createInterface({ input: process.stdin })) {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await runCli(JSON.parse(line) as string[], {
    commands,
    openShop: createShopContext,
    terminal: {
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      file: writeWhole,
      ask: null,
      askText: null,
    },
  });
  process.stdout.write(`${JSON.stringify({ exitCode, out: out.join('\n'), err: err.join('\n') })}\n`);
}
