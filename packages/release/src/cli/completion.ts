import { join } from 'node:path';
import { script } from '@bomb.sh/tab';
import tab from '@bomb.sh/tab/commander';
import { Argument, Command } from 'commander';
import { commands } from './commands.ts';
import { openFrom, type Terminal, workspaceFolder } from './context.ts';

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
type Shell = (typeof shells)[number];

/** A key that is pressed waits no longer for a registry that is far away. */
const WITHIN_MS = 1500;

const examples = `
Examples:
  $ pnpm release completion zsh                       what it is

In the file a shell reads when it starts:
  eval "$(pnpm --silent release completion bash)"     needs the package bash-completion
  eval "$(pnpm --silent release completion zsh)"
  pnpm --silent release completion fish | source

From then on there is the command release, which is what pnpm release is: release pin mf-<TAB>`;

/** Adds `completion`, which a person calls once, and `complete`, which their shell calls with what was typed so far. */
export function addCompletionCommand(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('completes commands, options, parts, versions and channels in your shell')
    .addArgument(new Argument('<shell>', 'which one').choices(shells))
    .addHelpText('after', examples)
    .action((shell: Shell) => {
      terminal.out(definitions[shell]);
      script(shell, NAME, CALL);
    });
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => (await completionOf(terminal)).parse(words));
}

const NAME = 'release';
const CALL = [process.execPath, join(workspaceFolder, 'packages/release/src/cli.ts')]
  .map((path) => `'${path}'`)
  .join(' ');

/** The command that is completed. Bash takes `@` for the end of a word unless it is told otherwise. */
const definitions: Readonly<Record<Shell, string>> = {
  bash: `${NAME}() { ${CALL} "$@"; }\nCOMP_WORDBREAKS=\${COMP_WORDBREAKS//@}`,
  zsh: `${NAME}() { ${CALL} "$@"; }`,
  fish: `function ${NAME}; ${CALL} $argv; end`,
  powershell: `function ${NAME} { & ${CALL} @args }`,
};

/** Everything the commands say of themselves, and what the registry has. */
async function completionOf(terminal: Terminal) {
  const all = new Command(NAME);
  // The library adds the two commands of this file itself.
  const { completion: _, ...others } = commands;
  for (const load of Object.values(others)) (await load())(all, terminal);
  const completion = tab(all, { completionCommandName: 'completion' });
  const { parts, versions, channels } = await inRegistry(terminal);
  const offer = (values: readonly string[]) => (complete: (value: string, description: string) => void) =>
    values.forEach((value) => void complete(value, ''));
  const byArgument: Readonly<Record<string, readonly string[]>> = {
    part: parts,
    'part@version': [...versions, ...parts.map((part) => `${part}@latest`)],
    release: channels,
    other: channels,
    what: parts,
  };
  for (const command of completion.commands.values()) {
    for (const { name, variadic } of [...command.arguments.values()]) {
      const values = byArgument[name];
      if (values) command.argument(name, offer(values), variadic);
    }
    for (const name of ['channel', 'from', 'to'])
      if (command.options.get(name)?.isBoolean === false)
        command.option(name, command.options.get(name)?.description ?? '', offer(channels));
  }
  return completion;
}

type Known = Readonly<Record<'parts' | 'versions' | 'channels', readonly string[]>>;
const nothing: Known = { parts: [], versions: [], channels: [] };

/** What can be named; nothing where the registry does not answer: completion is silent about it. */
async function inRegistry(terminal: Terminal): Promise<Known> {
  const late = new Promise<Known>((resolve) => setTimeout(resolve, WITHIN_MS, nothing).unref());
  return Promise.race([read(terminal).catch(() => nothing), late]);
}

async function read(terminal: Terminal): Promise<Known> {
  const registry = openFrom({ channel: 'live' }, terminal);
  const [parts, channels] = await Promise.all([registry.parts(), registry.channels()]);
  const versions = await Promise.all(
    parts.map(async (part) => (await registry.versions(part)).map((version) => `${part}@${version}`)),
  );
  return { parts, channels, versions: versions.flat() };
}
