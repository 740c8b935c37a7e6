import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '@jishi/release';
import { sourceHash } from './source-hash.ts';
import { buildSources } from './workspace.ts';

/** What a build made of which sources. `files` is the hash of its `files.json`. */
export type BuildStamp = { sources: string; version: string; files: string };

/** A part that has to be built, or one whose stamp still holds. */
export type BuildPlan = { part: string; sources: string; stamp: BuildStamp | null };

/** Files at the root that can change what a build makes. */
const commonSources = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];

/**
 * Compares the sources of each part with what its last build was made of. A stamp that does not fit is left out:
 * the part has to be built.
 */
export function planBuilds(root: string, parts: readonly string[]): BuildPlan[] {
  return parts.map((part) => {
    const sources = sourceHash(root, [...buildSources(root, part), ...commonSources]);
    const stamp = readStamp(root, part);
    return { part, sources, stamp: stamp?.sources === sources ? stamp : null };
  });
}

/** Whether `dist/` holds exactly the build of the stamp. */
export function hasBuild(root: string, part: string, stamp: BuildStamp): boolean {
  return readBuild(root, part)?.files === stamp.files;
}

/** Remembers what a build that has just ended was made of. */
export function stampBuild(root: string, part: string, sources: string): BuildStamp {
  const build = readBuild(root, part);
  if (!build) throw new Error(`the build of ${part} left no dist/files.json`);
  const stamp = { sources, ...build };
  mkdirSync(dirname(stampFile(root, part)), { recursive: true });
  writeFileSync(stampFile(root, part), `${JSON.stringify(stamp)}\n`);
  return stamp;
}

const stampFile = (root: string, part: string): string => join(root, '.cache/builds', `${part}.json`);

function readBuild(root: string, part: string): { version: string; files: string } | null {
  try {
    const bytes = readFileSync(join(root, part, 'dist/files.json'));
    const { version } = JSON.parse(bytes.toString('utf8')) as { version: string };
    return { version, files: integrityOf(bytes) };
  } catch {
    return null;
  }
}

function readStamp(root: string, part: string): BuildStamp | null {
  try {
    return JSON.parse(readFileSync(stampFile(root, part), 'utf8')) as BuildStamp;
  } catch {
    return null;
  }
}
