import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toMfName } from '@jishi/contracts/names';
import { root as checkout } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { NewRemote } from './plan-remote.ts';

const template = join(import.meta.dirname, '../../new-remote/template');

/**
 * Writes the folder of a new remote, whole or not at all.
 *
 * @returns its files, relative to the folder
 */
export async function writeRemote(root: string, remote: NewRemote): Promise<string[]> {
  const draft = join(root, `.${remote.part}.draft`);
  rmSync(draft, { recursive: true, force: true });
  try {
    cpSync(template, draft, { recursive: true });
    const files = readdirSync(draft, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) {
      const file = join(parentPath, name);
      writeFileSync(file, fill(readFileSync(file, 'utf8'), remote, name.endsWith('.md') ? (text) => text : escaped));
    }
    renameSync(draft, join(root, remote.part));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  await format(root, remote.part);
  return listFiles(join(root, remote.part));
}

/** Puts the remote's own words in; `quote` makes them fit to stand in source. */
function fill(text: string, { part, owner, path, order }: NewRemote, quote: (text: string) => string): string {
  const name = part.slice('mf-'.length);
  const words: Record<string, string> = {
    part,
    mf: toMfName(part),
    event: name,
    path,
    order: String(order),
    owner: quote(owner),
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
  };
  return text.replaceAll(/__([a-z]+)__/g, (token, word: string) => words[word] ?? token);
}

const escaped = (text: string): string => text.replaceAll("'", "\\'");

/** Long names break lines elsewhere than short ones: the linter puts them where it wants them. */
async function format(root: string, part: string): Promise<void> {
  const biome = join(checkout, 'node_modules/@biomejs/biome/bin/biome');
  const { code, output } = await runProgram(process.execPath, [biome, 'check', '--write', part], { cwd: root });
  if (code !== 0) throw new Error(`the new ${part} does not pass the linter:\n${output}`);
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .sort();
