import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Declaration, filesSchema } from '@jishi/contracts/release';
import { fillRoute } from '@jishi/contracts/route-patterns';
import { browserScript } from '@jishi/tooling/browser-script';
import type { BuildFiles, Finding } from '../rules/rule.ts';
import type { TrialModule, TrialOrder, TrialReport } from './order.ts';
import { sampleAnswers, sampleOf } from './sample.ts';

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
 */
export async function tryBuild(declaration: Declaration, files: BuildFiles, openApiFile: string): Promise<Finding[]> {
  const order = await orderOf(declaration, files, openApiFile);
  if (!order) return [];
  const reports = new Map((await runTrial(order)).map((report) => [report.id, report]));
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
    const report = reports.get(id) ?? {
      id,
      effects: [],
      untried: `the trial ended before, after ${LIMIT_MS / 1000} seconds at most`,
    };
    return [
      ...report.effects.map((effect) =>
        finding(`${id} ${effect}`, true, 'take it out: a part acts inside of its own place'),
      ),
      ...(report.untried
        ? [finding(`${id} could not be tried: ${report.untried.slice(0, 160)}`, false, 'look at it in a browser')]
        : []),
    ];
  });
}

async function orderOf(declaration: Declaration, files: BuildFiles, openApiFile: string): Promise<TrialOrder | null> {
  const { part, mfName, tells = {}, fragments } = declaration;
  const list = filesSchema.safeParse(JSON.parse(Buffer.from(files.get('files.json') ?? []).toString() || 'null'));
  if (part === 'shell' || !list.success) return null;
  const { entry, exposes } = list.data;
  const modules = modulesOf(declaration).filter(({ module }) => (exposes[module] ?? []).length > 0);
  if (modules.length === 0) return null;
  const names = [...files.keys()].filter((name) => /^web\/.*\.js$/.test(name) && name !== `web/${entry}`);
  const scripts = [...names, `web/${entry}`].map((name) => [name, Buffer.from(files.get(name)!).toString()] as const);
  const host = await browserScript(join(import.meta.dirname, 'host.ts'));
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
async function runTrial(order: TrialOrder): Promise<TrialReport[]> {
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
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: LIMIT_MS, killSignal: 'SIGKILL' },
  );
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(order));
  const reports: TrialReport[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) reports.push(JSON.parse(line) as TrialReport);
  }
  return reports;
}
