import { join } from 'node:path';
import type { Registry } from '@jishi/release';
import pMap from 'p-map';
import { type BuildPlan, type BuildStamp, hasBuild, planBuilds, stampBuild } from './builds.ts';
import { programs } from './programs.ts';
import { duration, say } from './progress.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';
import { ScriptError } from './script-error.ts';
import { listParts } from './workspace.ts';

/** Part → version and hash of what its sources make. */
export type BuiltParts = Record<string, BuildStamp>;

/**
 * Builds the parts whose sources changed, two at a time, and puts into the registry what is not there yet.
 * A part whose build is in neither place is built again.
 *
 * @param parts which parts; default: all there are
 */
export async function buildAndPublish(
  registry: Registry,
  stop?: AbortSignal,
  parts: readonly string[] = listParts(root),
): Promise<BuiltParts> {
  const plans = planBuilds(root, parts);
  const stored = await Promise.all(plans.map(({ part, stamp }) => stamp && isStored(registry, part, stamp)));
  const todo = plans.filter((plan, index) => !stored[index] && needsBuild(plan));
  const built = await buildParts(todo, stop);
  for (const [index, { part }] of plans.entries()) {
    if (!stored[index]) await publish(registry, part);
  }
  return Object.fromEntries(plans.map(({ part, stamp }) => [part, built[part] ?? stamp!]));
}

/** Builds every part whose `dist/` is not what its sources make; used without a registry. */
export async function buildChanged(stop?: AbortSignal): Promise<BuiltParts> {
  const plans = planBuilds(root, listParts(root));
  const built = await buildParts(plans.filter(needsBuild), stop);
  return Object.fromEntries(plans.map(({ part, stamp }) => [part, built[part] ?? stamp!]));
}

const needsBuild = ({ part, stamp }: BuildPlan): boolean => !stamp || !hasBuild(root, part, stamp);

async function isStored(registry: Registry, part: string, { version, files }: BuildStamp): Promise<boolean> {
  return registry.readFiles(part, version, files).then(
    () => true,
    () => false,
  );
}

async function publish(registry: Registry, part: string): Promise<void> {
  const { version, created } = await registry.publish(join(root, part, 'dist'));
  if (created) say('publish', `${part} ${version}`);
}

async function buildParts(plans: readonly BuildPlan[], stop?: AbortSignal): Promise<BuiltParts> {
  if (plans.length === 0) {
    say('build', 'up to date');
    return {};
  }
  say('build', plans.map(({ part }) => part).join(', '));
  const failures: string[] = [];
  const built = await pMap(
    plans,
    async ({ part, sources }) => {
      const start = performance.now();
      const { code, output } = await runProgram(process.execPath, [programs.buildPart], {
        cwd: join(root, part),
        ...(stop ? { signal: stop } : {}),
      });
      if (code !== 0) {
        failures.push(`${part} could not be built:\n${shortened(output.trimEnd())}`);
        return null;
      }
      const stamp = stampBuild(root, part, sources);
      say('build', `${part} ${stamp.version} in ${duration(performance.now() - start)}`);
      return [part, stamp] as const;
    },
    { concurrency: 2 },
  );
  if (failures.length > 0) {
    throw new ScriptError(
      `${failures.join('\n\n')}\n\n  Nothing was released. Cure what is named above and start again.`,
    );
  }
  return Object.fromEntries(built.filter((entry) => entry !== null));
}

/** One mistake can be reported at every place that meets it; the first pages say what it is. */
function shortened(output: string): string {
  const lines = output.split('\n');
  const most = 60;
  return lines.length <= most
    ? output
    : [...lines.slice(0, most), `… and ${lines.length - most} lines more`].join('\n');
}
