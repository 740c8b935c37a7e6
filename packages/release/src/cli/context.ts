import { dirname, join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { isBucketLocation, locationFrom } from '../blob-store/location.ts';
import { contentReader } from '../check/content/content-reader.ts';
import { registryChecks } from '../check/registry-checks.ts';
import type { ReleaseResult } from '../context/requests.ts';
import { faultsFrom } from '../internal-api/read-faults.ts';
import { curvesFrom } from '../judgement/read-curves.ts';
import { observationsOf } from '../judgement/read-observations.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { openRemoteRegistry } from '../service/remote-registry.ts';
import { keysFromSettings } from '../trust/key-settings.ts';
import type { RegistryOptions } from '../trust/types.ts';
import { registryWithWebhook } from '../webhook/registry-with-webhook.ts';
import { webhookFrom } from '../webhook/send-notice.ts';
import { currentUser } from './author.ts';
import { NegativeResult, NOT_EVERYWHERE } from './negative-result.ts';
import { parseExpected } from './serial.ts';
import { type WaitOptions, withWaitOptions } from './wait.ts';

/** What the CLI sees of the world; tests give their own. */
export type Terminal = {
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  /** Ends what goes on by itself, such as `history --watch`. */
  stop?: AbortSignal;
  /** What is piped in, until its end; missing where nothing is. */
  input?: () => Promise<string>;
  /** Asks whoever sits there; missing where nobody does. */
  ask?: (question: string) => Promise<boolean>;
};

/** Options of every command. */
export type CommonOptions = { registry?: string; service?: string; channel: string; json?: boolean };

/** Options of commands that make a release. */
export type DecisionOptions = CommonOptions &
  WaitOptions & { author?: string; reason?: string; expect?: number; dryRun?: boolean; allowClock?: boolean };

/** The folder that holds the parts: this file is in `packages/release/src/cli`. */
export const workspaceFolder = resolve(import.meta.dirname, '../../../..');

/** Options every command has. With a terminal a registry that is not there is refused: it may not be mounted. */
export function withCommonOptions(command: Command, terminal?: Terminal): Command {
  if (terminal) command.hook('preAction', () => openFrom(command.opts(), terminal).requireThere());
  return command
    .option('--registry <where>', 'a folder, or s3://bucket/prefix (default: SHOP_REGISTRY, or registry/ in SHOP_DATA)')
    .addOption(
      new Option('--service <address>', 'a release service instead (default: SHOP_RELEASE_SERVICE)').conflicts(
        'registry',
      ),
    )
    .addOption(new Option('--channel <name>', 'which line of releases').default('live'))
    .option('--json', 'print JSON for programs');
}

const withDecisionOptions = (command: Command): Command =>
  withWaitOptions(command)
    .option('--expect <serial>', 'only when this release is live; 0: none yet', parseExpected)
    .option('--dry-run', 'say what would be made, and make nothing')
    .option('--allow-clock', 'the clock is right, though the live release is half a year old');

export function withReasonOptions(command: Command): Command {
  return withDecisionOptions(command)
    .option('--author <name>', 'who decided it (default: the user of this computer)')
    .option('--reason <text>', 'why; stands in the release (default: what was changed)');
}

/** For decisions nobody may take without saying why. */
export function withRequiredReason(command: Command): Command {
  return withDecisionOptions(command)
    .option('--author <name>', 'who decided it (default: the user of this computer)')
    .requiredOption('--reason <text>', 'why; stands in the release');
}

/** Who decides, and why, from the options. */
export const decisionOf = (
  { channel, author, reason, expect, dryRun, allowClock }: Omit<DecisionOptions, 'wait'>,
  otherwise: string,
) => ({
  channel,
  author: author ?? currentUser(),
  reason: reason ?? otherwise,
  expect,
  isDryRun: dryRun,
  allowsClock: allowClock,
});

/** `SHOP_DATA`, absolute. */
export const dataFolderOf = ({ env }: Terminal): string => resolve(workspaceFolder, env['SHOP_DATA'] || 'data');

/** The registry a command is about: that of `--service` or `--registry`, else what the settings say, the service first. */
export function openFrom(options: CommonOptions, terminal: Terminal): Registry {
  const { env } = terminal;
  const service = options.service ?? (options.registry ? undefined : env['SHOP_RELEASE_SERVICE'] || undefined);
  return service ? openRemoteRegistry(service, env['SHOP_RELEASE_TOKEN']) : openLocal(options, terminal);
}

/** A registry this computer reaches itself; it tells the webhook of the settings of the releases it makes. */
export function openLocal(options: Pick<CommonOptions, 'registry'>, terminal: Terminal): Registry {
  const api = { env: terminal.env, dataFolder: dataFolderOf(terminal) };
  const registry = openRegistry(locationOf(options, terminal), {
    ...keysOf(options, terminal),
    env: terminal.env,
    ...registryChecks(openApiFile, contentReader(terminal)),
    observations: observationsOf(api),
    curves: curvesFrom(api),
    faults: faultsFrom(api),
  });
  const webhook = webhookFrom(terminal.env);
  return webhook ? registryWithWebhook(registry, webhook) : registry;
}

/** Who signs here, and whose signatures count. As with npm start it is a demo unless it is said otherwise. */
export function keysOf(options: Pick<CommonOptions, 'registry'>, terminal: Terminal): RegistryOptions {
  const { env } = terminal;
  const location = locationOf(options, terminal);
  // The keys of a demo are in SHOP_DATA, or beside a folder that is named.
  const isBeside = options.registry && !isBucketLocation(location);
  const dataFolder = isBeside ? dirname(location) : dataFolderOf(terminal);
  return keysFromSettings(env, { dataFolder, base: workspaceFolder, isDemo: env['SHOP_DEMO'] !== '0' });
}

function locationOf({ registry }: Pick<CommonOptions, 'registry'>, terminal: Terminal): string {
  if (registry) return locationFrom(registry, process.cwd());
  return locationFrom(terminal.env['SHOP_REGISTRY'] || join(dataFolderOf(terminal), 'registry'), workspaceFolder);
}

/** Description of the api that releases are checked against: that of these sources. */
export const openApiFile: string = join(workspaceFolder, 'packages/backend/openapi.json');

/** Prints the value as JSON, or what people read. */
export function print(terminal: Terminal, options: CommonOptions, value: unknown, text: () => string): void {
  terminal.out(options.json ? JSON.stringify(value, null, 2) : text());
}

/**
 * Makes a release, waits for the web servers that follow its channel and prints who serves it.
 *
 * @throws NegativeResult when it is made and a server does not serve it
 */
export async function decide(
  terminal: Terminal,
  options: DecisionOptions,
  make: (registry: Registry) => Promise<ReleaseResult>,
): Promise<void> {
  const registry = openFrom(options, terminal);
  const result = await make(registry);
  await (options.dryRun ? printDryRun(terminal, options, result) : printMade(terminal, options, registry, result));
}

async function printDryRun(terminal: Terminal, options: CommonOptions, result: ReleaseResult): Promise<void> {
  const { describeRelease } = await import('./describe.ts');
  if (!options.json) for (const warning of result.warnings) terminal.err(`Warning: ${warning}`);
  print(terminal, options, { ...result, isDryRun: true }, () =>
    describeRelease(result.release, result.created ? 'would be made; nothing was changed' : 'is live already'),
  );
}

/** Waits for the web servers and prints who serves the release that was made. `more`: for JSON. */
export async function printMade(
  terminal: Terminal,
  options: DecisionOptions,
  registry: Registry,
  result: ReleaseResult,
  more: object = {},
): Promise<void> {
  const { release, created, warnings } = result;
  const { answersTo, describeAnswers, isBehind, stateOf } = await import('./wait.ts');
  const { describeRelease } = await import('./describe.ts');
  const answers = await answersTo(registry, release, options);
  if (!options.json) for (const warning of warnings) terminal.err(`Warning: ${warning}`);
  print(terminal, options, { ...more, ...result, servers: answers }, () =>
    [describeRelease(release, stateOf(created, answers)), describeAnswers(release.channel, answers)].join('\n\n'),
  );
  if (isBehind(answers)) throw new NegativeResult(NOT_EVERYWHERE);
}
