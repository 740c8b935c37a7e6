import { createInterface } from 'node:readline/promises';
import type { ReadStream, WriteStream } from 'node:tty';
import type { Terminal } from './context.ts';

/** How somebody is asked; nothing where nobody sits. The question is no output: it goes beside it. */
export function askOn(input: ReadStream, output: WriteStream): Pick<Terminal, 'ask'> {
  if (!input.isTTY || !output.isTTY) return {};
  return {
    async ask(question) {
      const lines = createInterface({ input, output });
      try {
        return /^(y|yes)$/i.test((await lines.question(question)).trim());
      } finally {
        lines.close();
      }
    },
  };
}
