import { join, resolve } from 'node:path';
import { isPartName } from '@jishi/contracts/names';
import { candidateOf, type Declaration, type Release } from '@jishi/contracts/release';
import type { Command } from 'commander';
import { readVersion } from '../artifact-store/read-versions.ts';
import { readBackend } from '../check/backend.ts';
import { checkAndTry } from '../check/check-and-try.ts';
import { checkRelease, reportOf } from '../check/check-release.ts';
import { contentReader } from '../check/content/content-reader.ts';
import type { StoredContent } from '../check/content/stored-link.ts';
import { buildRules, ownRules, rules } from '../check/rules/index.ts';
import type { CheckReport, Finding, Rule } from '../check/rules/rule.ts';
import { trial } from '../check/trial/try-build.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { folderReader } from '../versions/publish.ts';
import {
  type CommonOptions,
  openApiFile,
  openFrom,
  print,
  type Terminal,
  withCommonOptions,
  workspaceFolder,
} from './context.ts';
import { NegativeResult } from './negative-result.ts';
import { table } from './table.ts';
import { readVersionArgument } from './version-argument.ts';

type CheckOptions = CommonOptions & {
  build?: string[];
  remove?: string[];
  openapi?: string;
  origin?: string;
  notes?: boolean;
};

const examples = `
Compares contracts, shared libraries, texts, calls of the api, budgets and side effects, in both directions. Pages and
fragments of a build are drawn once, with made-up answers; nothing is changed. Banners, texts and settings of the shop are read
through its public api, to see whether pages they lead to stay. Findings marked "note" do no harm. Ends with 4 when something
stands against it, with 5 when nothing does but the shop did not answer.

Examples:
  $ pnpm release check mf-catalog@1.2.0
  $ pnpm release check shell@2.0.0 mf-catalog@2.0.0 --json
  $ pnpm release check --build mf-catalog               the build in mf-catalog/dist, before it is published
  $ pnpm release check mf-catalog@latest --origin https://shop.example
  $ pnpm release check                                  what is live, against the api of these sources`;

export function addCheckCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('check')
    .description('can I deploy? compares versions or builds with what is live and with the api')
    .argument('[part@version...]', 'versions that would go live; parts that are not named stay as they are')
    .option('--build <folder...>', 'builds that would: shell, mf-<name>, or a folder with a build')
    .option('--remove <part...>', 'parts that would be taken out')
    .option('--openapi <file>', 'description of the api they would meet (default: that of these sources)')
    .option('--origin <address>', 'the shop whose content is read (default: SHOP_PUBLIC_ORIGIN)')
    .option('--notes', 'name the notes that are true of what is live, too; else they are counted')
    .addHelpText('after', () => `${examples}\n\n${rulesText()}`);
  withCommonOptions(command, terminal).action(async (pins: string[], options: CheckOptions) => {
    const registry = openFrom(options, terminal);
    const release = await registry.live(options.channel);
    const published = await Promise.all(pins.map((pin) => declarationOf(registry, pin)));
    const openApi = options.openapi ? resolve(options.openapi) : openApiFile;
    const builds = await Promise.all((options.build ?? []).map((name) => readBuild(name, openApi)));
    const backend = readBackend(openApi);
    const changed = [...published, ...builds.map(({ declaration }) => declaration)];
    refuseTwice(command, changed);
    const { channel, remove: removed = [] } = options;
    const { content, failure } = await tryContent(contentReader(terminal, options.origin));
    const links = content?.links ?? null;
    const against = (arm: Release | null) => checkBeside(registry, arm, { changed, removed, backend, links, channel });
    const candidate = release && candidateOf(release);
    const besideLive = await against(release);
    const besideCandidate = candidate ? besideIt(await against(candidate), besideLive) : [];
    const whole = [...besideLive, ...besideCandidate];
    const report = reportOf([...builds.flatMap(({ findings }) => findings), ...whole].filter(isFirst));
    const comparedWith = release
      ? `release ${release.serial} of channel ${options.channel}${candidate ? ' and its candidate' : ''}`
      : 'nothing live yet';
    const withApi = `${comparedWith}, api ${backend?.apiLevel ?? 'not known'}`;
    print(terminal, options, report, () =>
      describe(report, content ? `${withApi}, content of ${content.origin}` : withApi, options.notes),
    );
    if (!report.fits) throw new NegativeResult();
    if (failure) throw failure;
  });
}

/** A shop that does not answer keeps nobody from what the other rules find. */
async function tryContent(
  read: (() => Promise<StoredContent>) | null,
): Promise<{ content: StoredContent | null; failure: RegistryError | null }> {
  try {
    return { content: read && (await read()), failure: null };
  } catch (failure) {
    if (failure instanceof RegistryError && failure.code === 'unavailable') return { content: null, failure };
    throw failure;
  }
}

type Change = {
  changed: readonly Declaration[];
  removed: readonly string[];
  backend: Awaited<ReturnType<typeof readBackend>>;
  /** What the content of the shop leads to; `null` when it was not read. */
  links: StoredContent['links'] | null;
  channel: string;
};

/** What the check finds when versions take their places beside those of a release. */
async function checkBeside(
  registry: Registry,
  release: Release | null,
  { changed, removed, backend, links, channel }: Change,
) {
  const live = await Promise.all(
    Object.entries(release?.parts ?? {}).map(([part, at]) => registry.readDeclaration(part, at.version, at.files)),
  );
  const parts = [...live.filter(({ part }) => !changed.some((other) => other.part === part)), ...changed];
  const left = parts.filter(({ part }) => !removed.includes(part));
  if (left.length === 0) throw new RegistryError('not-found', `nothing is live on ${channel}: name versions or builds`);
  return checkRelease({ parts: left, live, backend, content: links }).findings;
}

/** What is only found beside the candidate. */
const besideIt = (findings: readonly Finding[], besideLive: readonly Finding[]): Finding[] =>
  findings
    .filter((finding) => !besideLive.some((other) => isSame(finding, other)))
    .map((finding) => ({ ...finding, what: `${finding.what} (beside the candidate)` }));

const rulesText = (): string => {
  const rows = (selected: readonly Pick<Rule, 'id' | 'says'>[]) => selected.map(({ id, says }) => [`  ${id}`, says]);
  return `${table(['Rules of a release:', ''], rows(rules))}\n\n${table(['Rules of a build:', ''], rows([...ownRules, ...buildRules, trial]))}`;
};

async function declarationOf(registry: Registry, pin: string): Promise<Declaration> {
  const { part, version } = readVersionArgument(pin);
  if (version !== 'latest') return registry.readDeclaration(part, version);
  const latest = await registry.latest(part);
  if (latest !== null) return registry.readDeclaration(part, latest);
  throw new RegistryError('not-found', `${part} has no published version: pnpm release publish ${part}`);
}

/** A build that is not published yet, with what stands against publishing it. */
async function readBuild(
  name: string,
  openApi: string,
): Promise<{ declaration: Declaration; findings: readonly Finding[] }> {
  const folder = isPartName(name) ? join(workspaceFolder, name, 'dist') : resolve(name);
  const { declaration, bytes } = await readVersion(folderReader(folder));
  return { declaration, findings: (await checkAndTry(declaration, bytes, openApi)).findings };
}

function refuseTwice(command: Command, changed: readonly Declaration[]): void {
  const names = changed.map(({ part }) => part);
  const twice = names.find((part, index) => names.indexOf(part) < index);
  if (twice !== undefined) command.error(`${twice} is named twice: which of the two?`, { exitCode: 2 });
}

/** A finding of a build that is checked alone and as part of a release is printed once. */
const isFirst = (finding: Finding, index: number, all: readonly Finding[]): boolean =>
  all.findIndex((other) => isSame(finding, other)) === index;

const isSame = (one: Finding, other: Finding): boolean =>
  one.rule === other.rule && one.part === other.part && one.what === other.what;

function describe({ fits, findings }: CheckReport, against: string, withStanding = false): string {
  const blocking = findings.filter(({ blocks }) => blocks).length;
  const verdict = fits ? 'Fits' : `Does not fit: ${blocking} ${blocking === 1 ? 'finding blocks' : 'findings block'}`;
  const summary = `${verdict} (compared with ${against})`;
  const shown = findings.filter(({ stands }) => withStanding || !stands);
  const hidden = findings.length - shown.length;
  const rest =
    hidden > 0
      ? `\n${hidden} ${hidden === 1 ? 'note is' : 'notes are'} true of what is live, too: --notes names them`
      : '';
  if (shown.length === 0) return summary + rest;
  const rows = shown.map(({ blocks, rule, part, owner, what, todo }) => [
    blocks ? 'BLOCKS' : 'note',
    rule,
    part,
    owner,
    what,
    todo,
  ]);
  return `${table(['', 'RULE', 'PART', 'OWNER', 'WHAT', 'WHAT TO DO'], rows)}\n\n${summary}${rest}`;
}
