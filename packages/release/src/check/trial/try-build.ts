import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Declaration, filesSchema } from '@jishi/contracts/release';
import { fillRoute } from '@jishi/contracts/route-patterns';
import { browserScript } from '@jishi/tooling/browser-script';
import type { BuildFiles, Finding } from '../rules/rule.ts';
import type { TrialBegin, TrialModule, TrialOrder, TrialReport } from './order.ts';
import { sampleAnswers, sampleOf } from './sample.ts';
import { foreignWrites } from './writes.ts';

const LIMIT_MS = 30_000;
const MEMORY_MB = 768;
const workspace = resolve(import.meta.dirname, '../../../../..');

/** What a trial demands, as rules say it. */
export const trial = {
  id: 'trial',
  says: 'Pages and fragments, drawn once and taken away again, change nothing outside of their place.',
};

/**
 * Draws every page and fragment of a build in a page of a shop, in a process of its own, and says what others felt of it. What could not
 * be drawn there is a note. It guards against mistakes: builds that mean harm are no business of it.
 *
 * @param openApiFile what the api answers there; without it nothing comes
 * @param limit milliseconds after which it is ended. What held it for a third of that is a finding, the rest are notes
 */
export async function tryBuild(
  declaration: Declaration,
  files: BuildFiles,
  openApiFile: string,
  limit = LIMIT_MS,
): Promise<Finding[]> {
  const order = await orderOf(declaration, files, openApiFile);
  if (!order) return [];
  const told = await Promise.all(sharesOf(order).map((share) => runTrial(share, limit)));
  const reports = new Map<string, TrialReport>(told.flat().map((report) => [report.id, report]));
  const read = new Set(told.flat().flatMap((report) => report.read ?? []));
  const { part, owner } = declaration;
  const finding = (what: string, blocks: boolean, todo: string): Finding => ({
    rule: trial.id,
    part,
    owner,
    blocks,
    what,
    todo,
  });
  return order.modules.flatMap(({ id }) => {
    const report: TrialReport = reports.get(id) ?? {
      id,
      effects: [],
      untried: `the trial ended before, after ${limit / 1000} seconds at most`,
    };
    return [
      ...[...report.effects, ...foreignWrites(report.wrote, read)].map((effect) =>
        finding(`${id} ${effect}`, true, todoOf(effect)),
      ),
      ...(report.untried
        ? [finding(`${id} could not be tried: ${report.untried.slice(0, 160)}`, false, 'look at it in a browser')]
        : []),
    ];
  });
}

/** A process of a trial needs a second or two before it can try anything: fewer modules are not worth another one. */
const MODULES_WORTH_IT = 12;

/** Parts of an order that are tried at the same time, by cores. */
function sharesOf(order: TrialOrder): TrialOrder[] {
  const { modules } = order;
  const processes = Math.max(1, Math.min(availableParallelism(), Math.floor(modules.length / MODULES_WORTH_IT)));
  const size = Math.ceil(modules.length / processes);
  return Array.from({ length: processes }, (_, at) => ({
    ...order,
    modules: modules.slice(at * size, (at + 1) * size),
  }));
}

/** The same for every part. */
let hostScript: Promise<string> | undefined;

const todoOf = (effect: string): string =>
  effect.startsWith('fails')
    ? 'mend it; what only this trial lacks, some browsers lack too: ask whether it is there'
    : 'take it out: a part acts inside of its own place';

async function orderOf(declaration: Declaration, files: BuildFiles, openApiFile: string): Promise<TrialOrder | null> {
  const { part, mfName, tells = {}, fragments } = declaration;
  const list = filesSchema.safeParse(JSON.parse(Buffer.from(files.get('files.json') ?? []).toString() || 'null'));
  if (part === 'shell' || !list.success) return null;
  const { entry, exposes } = list.data;
  const modules = modulesOf(declaration).filter(({ module }) => (exposes[module] ?? []).length > 0);
  if (modules.length === 0) return null;
  const names = [...files.keys()].filter((name) => /^web\/.*\.js$/.test(name) && name !== `web/${entry}`);
  const scripts = [...names, `web/${entry}`].map((name) => [name, Buffer.from(files.get(name)!).toString()] as const);
  hostScript ??= browserScript(join(import.meta.dirname, 'host.ts'));
  const host = await hostScript;
  const answers = sampleAnswers(JSON.parse(await readFile(openApiFile, 'utf8').catch(() => 'null')));
  const events = [...Object.keys(tells), ...fragments.flatMap((one) => Object.keys(one.events))];
  return { part, mfName, modules, scripts, host, answers, tells: events };
}

const modulesOf = ({ pages, fragments, queryKeys = {} }: Declaration): TrialModule[] => [
  ...pages.map(({ id, path }) => {
    const named = { id, module: id.split('/')[1]!, kind: 'page' as const, props: {} };
    const query = new URLSearchParams(Object.fromEntries((queryKeys[id] ?? []).map((key) => [key, '1'])));
    return { ...named, pattern: path, path: `${fillRoute(path, '1')}?${query}` };
  }),
  ...fragments.map(({ id, props }) => {
    const sample = sampleOf(props, props) as object;
    return { id, module: id.split('/')[1]!, kind: 'fragment' as const, props: sample, pattern: '*', path: '/' };
  }),
];

/** Answers what the process said until it ended, or was ended. */
async function runTrial(order: TrialOrder, limit: number): Promise<TrialReport[]> {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      // Not the whole workspace: keys of a demo are in its folder of data.
      ...['packages', 'node_modules'].map((folder) => `--allow-fs-read=${join(workspace, folder)}`),
      `--max-old-space-size=${MEMORY_MB}`,
      '--no-warnings',
      join(import.meta.dirname, 'try-part.ts'),
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: limit, killSignal: 'SIGKILL' },
  );
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(order));
  const reports: TrialReport[] = [];
  let last: (TrialBegin & { at: number }) | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    const said = JSON.parse(line) as TrialReport | TrialBegin;
    if ('begins' in said) last = { ...said, at: performance.now() };
    else reports.push(said);
  }
  const id = last && (last.begins ?? order.modules[0]!.id);
  if (!last || reports.some((report) => report.id === id)) return reports;
  const isHeld = performance.now() - last.at > limit / 3;
  return isHeld ? [...reports, { id: id!, effects: ['never gives the page back'] }] : reports;
}
