import type { FilesManifest } from '@jishi/contracts/release';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import { buildReport, finishBuild } from './build.ts';
import { readPart } from './part-plan.ts';
import { rsbuildConfig } from './rsbuild.ts';

/** What a watched part has to say after each change. */
export type WatchMessage =
  | { type: 'built'; files: Pick<FilesManifest, 'part' | 'version'>; milliseconds: number }
  | { type: 'failed'; report: string };

/** Both halves report within this time of each other; only then is the change whole. */
const QUIET_MS = 40;

/**
 * Builds the part in `folder` again after every change of a source, until the process ends. Every build is a whole one:
 * production mode, browser and server half together, in `dist/`.
 */
export async function watchPart(folder: string, tell: (message: WatchMessage) => void): Promise<void> {
  const part = await readPart(folder);
  const rsbuild = await createRsbuild({ cwd: folder, config: rsbuildConfig(part) });
  const compiled = new Map<string, Rspack.Stats>();
  let running = 0;
  let start = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const finish = async () => {
    // A mistake both halves meet is told once.
    const broken = [...compiled.values()].find((stats) => stats.hasErrors());
    if (broken) {
      tell({ type: 'failed', report: broken.toString({ all: false, errors: true, colors: false }) });
      return;
    }
    const files = await finishBuild(part, buildReport(compiled.get('web')));
    tell({
      type: 'built',
      files: { part: files.part, version: files.version },
      milliseconds: performance.now() - start,
    });
  };
  rsbuild.onBeforeEnvironmentCompile(() => {
    if (running === 0) start = performance.now();
    running += 1;
    clearTimeout(timer);
  });
  rsbuild.onAfterEnvironmentCompile(({ stats, environment }) => {
    running -= 1;
    if (stats) compiled.set(environment.name, stats);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (running > 0) return;
      finish().catch((error: unknown) => tell({ type: 'failed', report: String(error) }));
    }, QUIET_MS);
  });
  await rsbuild.build({ watch: true });
}

if (import.meta.main) {
  // Started by the development loop, which listens; without it there is nothing to watch for.
  process.on('disconnect', () => process.exit(0));
  await watchPart(process.cwd(), (message) => process.send?.(message));
}
