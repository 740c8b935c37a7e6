import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Output } from './run.ts';

/** Where an operator sits. `ask` and `askText` are null when nobody can answer: input is no terminal. */
export type Terminal = Output & {
  ask: ((question: string) => Promise<boolean>) | null;
  askText: ((question: string) => Promise<string>) | null;
};

/** The terminal this process was started from. */
export function processTerminal(): Terminal {
  return {
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    file: writeWhole,
    ask: isAnswered() ? ask : null,
    askText: isAnswered() ? askText : null,
  };
}

/** Writes a file that appears when it is complete, in a folder that is made when missing. */
export async function writeWhole(
  name: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const draft = `${name}.part`;
  await mkdir(dirname(name), { recursive: true });
  const stream = createWriteStream(draft);
  try {
    await once(stream, 'open');
    for await (const chunk of chunks) if (!stream.write(chunk)) await once(stream, 'drain');
    stream.end();
    await once(stream, 'close');
    await rename(draft, name);
  } catch (error) {
    stream.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

const isAnswered = () => process.stdin.isTTY && process.stderr.isTTY;

async function ask(question: string): Promise<boolean> {
  return /^(y|yes|是)$/i.test(await askText(`${question} [y/N]`));
}

async function askText(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(`${question} `)).trim();
  } finally {
    lines.close();
  }
}
