import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { commands } from '../../all-commands.ts';
import { parseCall, workOf } from './support/shop-command.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const operatorDocs = readFileSync(join(root, 'docs/operator.md'), 'utf8');
const pages = [
  'README.md',
  'packages/backend/README.md',
  ...['docs', 'docs/guides', 'docs/zh'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

type Leaf = { path: string; command: Command };

function leavesOf(list: readonly Command[], above = ''): Leaf[] {
  return list.flatMap((command) => {
    const path = `${above}${command.name()}`;
    return command.commands.length === 0 ? [{ path, command }] : leavesOf(command.commands, `${path} `);
  });
}
const leaves = leavesOf(commands);

/** Words of a line as a shell takes them apart; `…` and `$(…)` stand for something. */
function wordsOf(line: string): string[] {
  const words =
    line
      .replace(/\s+[#>].*$/, '')
      .replace(/\$\([^)]*\)/g, 'it')
      .match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

/** Every `pnpm shop …` of the blocks of code in a page. */
function examplesIn(page: string): string[] {
  const blocks = readFileSync(join(root, page), 'utf8').match(/```sh\n[\s\S]*?```/g) ?? [];
  return blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => /^(?:\w+=\S+ )*pnpm shop (.*)$/.exec(line)?.[1])
    .filter((line) => line !== undefined);
}
/** Commands that open no shop through `run` do their work when they are read: those are left out here. */
const readable = leaves.filter(({ command }) => workOf(command)).map(({ path }) => path);
const examples = pages
  .flatMap((page) => examplesIn(page).map((line) => ({ page, line })))
  .filter(({ line }) => readable.some((path) => `${line} `.startsWith(`${path} `)));

/** What is wrong with an example, without running it. A file of an example need not be there. */
async function problemOf(line: string): Promise<string | null> {
  const program = new Command('shop');
  for (const command of commands) program.addCommand(command);
  silence(program);
  try {
    await parseCall(() => program.parseAsync(wordsOf(line), { from: 'user' }));
    return null;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 || /ENOENT/.test(error.message) ? null : error.message;
  }
}

function silence(command: Command): void {
  command.exitOverride().configureOutput({ writeOut: () => {}, writeErr: () => {} });
  command.commands.forEach(silence);
}

function helpOf(command: Command): string {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  return help;
}

describe.each(leaves)('shop $path', ({ path, command }) => {
  it('says what it does, and what its arguments and options are', () => {
    expect(command.description()).not.toBe('');
    for (const argument of command.registeredArguments)
      expect([argument.name(), argument.description]).not.toContain('');
    for (const option of command.options) expect([option.flags, option.description]).not.toContain('');
  });

  it('has examples in its help that can be typed', async () => {
    for (const [, line = ''] of helpOf(command).matchAll(/^ {2}pnpm shop (.+)$/gm)) {
      expect([line, await problemOf(line)]).toEqual([line, null]);
    }
  });

  it('is in docs/operator.md', () => expect(operatorDocs).toMatch(new RegExp(`shop ${path}[\` ]`)));
});

describe('the docs', () => {
  it('name only commands there are', () => {
    const named = pages.flatMap((page) => [
      ...readFileSync(join(root, page), 'utf8').matchAll(/`(?:pnpm )?shop ([a-z][a-z -]*)/g),
    ]);
    expect(named.length).toBeGreaterThan(leaves.length);
    const known = (words: string, list: readonly Command[]): boolean => {
      const [first = '', ...rest] = words.split(' ');
      const command = list.find((each) => each.name() === first);
      return (
        command !== undefined &&
        (rest.length === 0 || command.commands.length === 0 || known(rest.join(' '), command.commands))
      );
    };
    expect(named.map(([, words = '']) => words.trim()).filter((words) => !known(words, commands))).toEqual([]);
  });

  it.each(examples)('$page: pnpm shop $line', async ({ line }) => expect(await problemOf(line)).toBeNull());
});
