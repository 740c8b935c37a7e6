import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { checkBudgets } from './budgets.ts';
import { buildChanged } from './build-parts.ts';
import { partsFit } from './parts-fit.ts';
import { partsTried } from './parts-tried.ts';
import { say } from './progress.ts';
import { failed, passed, type StepResult, sum } from './report.ts';
import { root } from './root.ts';
import { type ProgramResult, runProgram } from './run-program.ts';
import { ScriptError } from './script-error.ts';
import { playwrightResult, vitestResult } from './test-results.ts';
import { listParts } from './workspace.ts';

/** What every step of `npm test` is given. */
export type TestContext = {
  stop: AbortSignal;
  /** Environment of the tests: Chromium, database, `TEST_FULL`. */
  env: Record<string, string | undefined>;
  /** What could not be prepared, in words. */
  missing: string[];
  /** Browser engines that are not here and could not be installed, in words. */
  missingEngines: string[];
};

const reports = join(root, '.cache/test-reports');

const run = (context: TestContext, cwd: string, program: string, args: readonly string[]): Promise<ProgramResult> =>
  runProgram(process.execPath, [join(root, program), ...args], {
    cwd,
    env: context.env,
    signal: context.stop,
    onOutput: (text) => process.stdout.write(text),
  });

export async function lint(context: TestContext): Promise<StepResult> {
  const { code } = await run(context, root, 'node_modules/@biomejs/biome/bin/biome', ['check', '.']);
  const folders = await run(context, root, 'scripts/folders.ts', []);
  const unused = await run(context, root, 'node_modules/knip/bin/knip.js', []);
  const notices = await run(context, root, 'scripts/notices.ts', ['--check']);
  const supplyChain = await run(context, root, 'scripts/supply-chain.ts', ['check']);
  const coverage = await run(context, root, 'e2e/coverage/write.ts', ['--check']);
  const commits = await run(context, root, 'scripts/commits.ts', []);
  return sum(
    [code, folders.code, unused.code, notices.code, supplyChain.code, coverage.code, commits.code].map((each) =>
      each === 0 ? passed : failed,
    ),
  );
}

/** Every folder with a `tsconfig.json`: the members of the workspace. */
const typedFolders = (): string[] => {
  const members = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const top = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'node_modules');
  return [...members, ...top, 'e2e/bench'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
};

export async function types(context: TestContext): Promise<StepResult> {
  const results = await pMap(
    typedFolders(),
    async (folder) => {
      const { code } = await run(context, root, 'node_modules/typescript/bin/tsc', ['-p', folder, '--pretty']);
      if (code !== 0) console.log(`types of ${folder} are wrong`);
      return code === 0 ? passed : failed;
    },
    { concurrency: 2 },
  );
  return sum(results);
}

export async function unitTests(context: TestContext): Promise<StepResult> {
  const file = freshReport('vitest.json');
  const findings = freshReport('vitest-findings.json');
  const reporters = ['default', 'json', join(root, 'scripts/src/run-findings.ts')].map((name) => `--reporter=${name}`);
  const args = ['run', '--retry=1', ...reporters, `--outputFile.json=${file}`];
  const env = { ...context.env, RUN_FINDINGS_FILE: findings };
  const { code } = await run({ ...context, env }, root, 'node_modules/vitest/vitest.mjs', args);
  const result = vitestResult(file, findings, code);
  return { ...result, leftOut: [...context.missing, ...result.leftOut] };
}

export async function build(context: TestContext): Promise<StepResult> {
  try {
    await buildChanged(context.stop);
    return passed;
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    console.log(error.message);
    return failed;
  }
}

export async function budgets(): Promise<StepResult> {
  const checks = checkBudgets(root, listParts(root));
  for (const { part, ok, text } of checks) say('budget', `${ok ? '✓' : '✗'} ${part}: ${text}`);
  const release = await partsFit(root, listParts(root));
  say(
    'budget',
    release.ok ? '✓ together they could be released' : `✗ not to be released:\n${release.lines.join('\n')}`,
  );
  const tried = await partsTried(root, listParts(root));
  say('budget', tried.ok ? '✓ each could be published' : `✗ not to be published:\n${tried.lines.join('\n')}`);
  return sum([...checks, release, tried].map(({ ok }) => (ok ? passed : failed)));
}

export const journeys = (context: TestContext): Promise<StepResult> => inBrowsers(context, 'playwright.json', []);

/** The site of the documents still builds, and no link of it leads nowhere. */
export async function docsSite(context: TestContext): Promise<StepResult> {
  const { code } = await run(context, join(root, 'docs-site'), 'docs-site/build.ts', []);
  return code === 0 ? passed : failed;
}

/** Journeys in the engines that are here; what is left out says which are not. */
export async function engines(context: TestContext): Promise<StepResult> {
  const leftOut = context.missingEngines;
  for (const line of leftOut) console.log(line);
  if (!('FIREFOX_PATH' in context.env || 'WEBKIT_DRIVER_PATH' in context.env)) return { passed: 0, failed: 0, leftOut };
  const result = await inBrowsers(context, 'engines.json', ['-c', 'engines/playwright.config.ts']);
  return { ...result, leftOut: [...leftOut, ...result.leftOut] };
}

async function inBrowsers(context: TestContext, report: string, args: readonly string[]): Promise<StepResult> {
  const file = freshReport(report);
  const playwright = await run(
    { ...context, env: { ...context.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
    join(root, 'e2e'),
    'e2e/node_modules/@playwright/test/cli.js',
    ['test', ...args, '--reporter=list,json'],
  );
  return playwrightResult(file, playwright.code);
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  rmSync(join(reports, name), { force: true });
  return join(reports, name);
}
