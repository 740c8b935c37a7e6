import { parseArgs } from 'node:util';
import { findChromium, findTestBrowser } from './src/chromium.ts';
import { findEngines } from './src/engines.ts';
import { say } from './src/progress.ts';
import { failed, judged, type StepReport, type StepResult, summary } from './src/report.ts';
import { runScript } from './src/script-error.ts';
import { findServices } from './src/services.ts';
import { stopSignal } from './src/stop-signal.ts';
import {
  budgets,
  build,
  docsSite,
  engines,
  journeys,
  lint,
  type TestContext,
  types,
  unitTests,
} from './src/test-steps.ts';

const help = `npm test: everything a change has to pass.

  --full            the long suites too
  --only <step>     one step: lint, types, unit, build, budgets, journeys,
                    engines, docs (docs only so, or with --full)

CI=true: whatever cannot be checked here counts as failed.`;

type Step = { name: string; run(context: TestContext): Promise<StepResult> };

const steps = {
  lint: { name: 'lint', run: lint },
  types: { name: 'types', run: types },
  unit: { name: 'unit, screens, api', run: unitTests },
  build: { name: 'build', run: build },
  budgets: { name: 'byte budgets', run: budgets },
  journeys: { name: 'browser journeys', run: journeys },
  engines: { name: 'Firefox, WebKit', run: engines },
  docs: { name: 'docs site', run: docsSite },
} satisfies Record<string, Step>;

const nothing = { env: {}, missing: [] };

await runScript(async () => {
  const { values } = parseArgs({
    options: { full: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const isChosen = (key: string) =>
    values.only === undefined ? key !== 'docs' || values.full === true : values.only === key;
  const chosen = Object.entries(steps).flatMap(([key, step]) => (isChosen(key) ? [step] : []));
  if (chosen.length === 0) {
    console.error(help);
    return 2;
  }
  return runSteps(chosen, await prepare(chosen, values.full ?? false));
});

/** Finds or installs what the chosen steps need beside the packages. */
async function prepare(chosen: readonly Step[], full: boolean): Promise<TestContext> {
  const stop = stopSignal();
  const env: TestContext['env'] = { ...process.env, ...(full ? { TEST_FULL: '1' } : {}) };
  if (chosen.includes(steps.journeys)) {
    env['CHROMIUM_PATH'] = await findTestBrowser();
    // The headless shell has no back/forward cache.
    env['FULL_CHROMIUM_PATH'] ||= await findChromium();
    say('chromium', `${env['CHROMIUM_PATH']}; for the back/forward cache ${env['FULL_CHROMIUM_PATH']}`);
  }
  const engines = chosen.includes(steps.engines) ? await findEngines(process.env) : nothing;
  const services = chosen.includes(steps.unit) ? await findServices(process.env) : nothing;
  return {
    stop,
    env: { ...env, ...engines.env, ...services.env },
    missing: services.missing,
    missingEngines: engines.missing,
  };
}

async function runSteps(chosen: readonly Step[], context: TestContext): Promise<number> {
  const strict = /^(1|true)$/.test(process.env['CI'] ?? '');
  const reports: StepReport[] = [];
  for (const { name, run } of chosen) {
    if (context.stop.aborted) break;
    console.log(`\n── ${name}`);
    const start = performance.now();
    const result = judged(await run(context).catch(brokenStep), strict);
    reports.push({ name, ...result, milliseconds: performance.now() - start });
  }
  console.log(summary(reports));
  if (context.stop.aborted) return 130;
  return reports.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** A step that could not even run has failed; the others still say what they find. */
function brokenStep(error: unknown): StepResult {
  console.error(error);
  return failed;
}
