import type { Command } from 'commander';
import { parseReleaseId } from '../documents/release-id.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { frameText } from '../traces/frame-text.ts';
import { framesIn } from '../traces/read-frame.ts';
import { MOST_FRAMES } from '../traces/trace-frames.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';

const examples = `
A release is named as log lines, orders and x-release name it: 43, 43-candidate, previews/7. Source maps are published with each
version; nobody but those who may look at the registry gets to see them.

Examples:
  $ pnpm release trace 43 /remotes/mf-catalog/OLBgp1GsljhM2TJ-/home.js:1:2345
  $ pnpm release trace 43-candidate < stack.txt`;

export function addTraceCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('trace')
    .description('where frames of a stack from a browser stand in the sources')
    .argument('<release>', 'the release the tab had')
    .argument('[frames...]', 'frames, or texts with frames in them; without any they are read from standard input')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (id: string, texts: string[], options: CommonOptions) => {
    const ref = parseReleaseId(id);
    if (!ref) throw new RegistryError('invalid', `"${id}" is no release: write it like 43, 43-candidate or previews/7`);
    const given = texts.length > 0 ? texts.join('\n') : await terminal.input?.();
    const frames = framesIn(given ?? '').slice(0, MOST_FRAMES);
    if (frames.length === 0) {
      throw new RegistryError(
        'invalid',
        'there is no frame in it, such as /remotes/mf-catalog/OLBgp1GsljhM2TJ-/home.js:1:2345',
      );
    }
    const registry = openFrom(options, terminal);
    const { channel, serial, arm } = ref;
    const found = await registry.trace({ channel: channel ?? options.channel, serial, arm, frames });
    print(terminal, options, found, () => found.map(frameText).join('\n'));
  });
}
