import type { Release } from '@jishi/contracts/release';
import { type Command, Option } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { type ServerAnswer, waitForServers } from '../servers/wait-for-servers.ts';
import { parseDuration } from './durations.ts';

/** Option of commands that make a release: how long they wait for web servers, in milliseconds; `false`: not at all. */
export type WaitOptions = { wait: number | false };

const DEFAULT_WAIT = 10_000;

/** `null`: nobody was asked. `unknown`: the registry could not be asked, and why. */
export type Answers = readonly ServerAnswer[] | null | { unknown: string };

export const withWaitOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--wait <duration>', 'how long web servers may take to answer for the release')
        .argParser(parseDuration)
        .default(DEFAULT_WAIT, '10s'),
    )
    .option('--no-wait', 'do not ask web servers whether they serve it');

/** What the web servers make of a release, when all have answered or the time is over. */
export async function answersTo(registry: Registry, release: Release, { wait }: WaitOptions): Promise<Answers> {
  try {
    return wait === false ? null : await waitForServers(registry, release, wait);
  } catch (error) {
    // The release is made all the same, and that has to be said.
    if (error instanceof RegistryError) return { unknown: error.message };
    throw error;
  }
}

/** Whether a server was asked and does not serve the release, or may not. */
export function isBehind(answers: Answers): boolean {
  if (answers === null) return false;
  return 'unknown' in answers || answers.some(({ state }) => state !== 'live');
}

/** Whether servers were asked, and all of them serve it. */
const isEverywhere = (answers: Answers): boolean =>
  answers !== null && 'length' in answers && answers.length > 0 && !isBehind(answers);

/** What a release that was made is, in a few words. */
export function stateOf(created: boolean, answers: Answers): string {
  if (answers && 'unknown' in answers && created) return 'is made';
  if (isBehind(answers)) return created ? 'is made, but not served everywhere' : 'is not served everywhere';
  if (created) return isEverywhere(answers) ? 'is live' : 'is made';
  return 'was live already';
}

/** Who serves a release and who does not, in sentences. */
export function describeAnswers(channel: string, answers: Answers): string {
  if (answers === null) return 'No web server was asked whether it serves it (--no-wait).';
  if ('unknown' in answers) return `Whether web serves it cannot be told: ${answers.unknown}.`;
  if (answers.length === 0) return `No web server follows channel ${channel}, or none may say so in the registry.`;
  const names = answers.filter(({ state }) => state === 'live').map(({ name }) => name);
  const served = names.length > 0 ? [`Served by ${names.join(', ')}.`] : [];
  const others = answers.filter(({ state }) => state !== 'live').map(describeAnswer);
  return [...served, ...others].join('\n');
}

function describeAnswer({ name, serial, state, part, reason }: ServerAnswer): string {
  if (state === 'late') return `${name} has not answered in time: it ${reason}.`;
  const goesOn = serial === null ? 'It serves no release.' : `It goes on with release ${serial}.`;
  return `${name} refused it, ${part === null ? 'the document' : `because of ${part}`}: ${reason}. ${goesOn}`;
}
