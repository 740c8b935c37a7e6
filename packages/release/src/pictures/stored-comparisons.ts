import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../errors/file-errors.ts';
import { type Comparison, comparisonFolder, comparisonSchema } from './comparison.ts';

const INDEX = 'index.json';

/** Some hundred pictures each: what is older is of releases nobody decides on any more. */
const KEPT = 10;

/** Pictures of a large shop take minutes; an older half belongs to a process that was killed. */
const LEFT_BEHIND_MS = 3_600_000;

/** A comparison that is being made; nobody sees it before `keep`. */
export type Draft = {
  /** Puts down a picture. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Puts the comparison in its place, instead of an older one of the same releases, and removes all but the newest ten. */
  keep(comparison: Comparison): Promise<void>;
  /** Removes what was put down, unless it was kept. */
  [Symbol.asyncDispose](): Promise<void>;
};

/** Begins a comparison: it is there whole or not at all. */
export async function draftComparison(folder: string): Promise<Draft> {
  const draft = join(folder, `.half-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  return {
    add: (name, bytes) => writeFile(join(draft, name), bytes),
    async keep(comparison) {
      const checked = comparisonSchema.parse(comparison);
      const place = comparisonFolder(folder, checked.before, checked.after)!;
      await writeFile(join(draft, INDEX), `${JSON.stringify(checked, null, 2)}\n`);
      // A folder cannot take the place of another that has something in it.
      const older = join(folder, `.half-${randomUUID()}`);
      await unlessMissing(rename(place, older), undefined);
      await rename(draft, place);
      await rm(older, { recursive: true, force: true });
      await prune(folder);
    },
    [Symbol.asyncDispose]: () => rm(draft, { recursive: true, force: true }),
  };
}

/**
 * Reads the comparison of two releases; `null` when none is kept, or what is kept is none of this format.
 *
 * @param folder the folder of all comparisons
 * @param beforeId name of the release that was live, as `x-release` has it: `43`
 * @param afterId name of the other: `43-candidate`, `previews/7`
 */
export async function readComparison(folder: string, beforeId: string, afterId: string): Promise<Comparison | null> {
  const place = comparisonFolder(folder, beforeId, afterId);
  return place === null ? null : readIndex(place);
}

/**
 * The file of a picture of a kept comparison; `null` for any name its index does not have.
 *
 * @param name as `files` of a page says it
 */
export async function pictureFile(
  folder: string,
  beforeId: string,
  afterId: string,
  name: string,
): Promise<string | null> {
  const place = comparisonFolder(folder, beforeId, afterId);
  const pages = place === null ? [] : ((await readIndex(place))?.pages ?? []);
  const isNamed = pages.some(({ files }) => Object.values(files).includes(name));
  return place !== null && isNamed ? join(place, name) : null;
}

async function readIndex(place: string): Promise<Comparison | null> {
  const text = await unlessMissing(readFile(join(place, INDEX), 'utf8'), null);
  return text === null ? null : (comparisonSchema.safeParse(parsed(text)).data ?? null);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function prune(folder: string): Promise<void> {
  const names = await readdir(folder);
  const halves = names.filter((name) => name.startsWith('.half-'));
  const whole = names.filter((name) => !name.startsWith('.') && name.includes('..'));
  const dated = await Promise.all(
    whole.map(async (name) => ({ name, taken: (await readIndex(join(folder, name)))?.taken ?? '' })),
  );
  const tooOld = dated.sort((a, b) => b.taken.localeCompare(a.taken)).slice(KEPT);
  const left = await Promise.all(
    halves.map(async (name) => {
      const made = await unlessMissing(stat(join(folder, name)), null);
      return made && Date.now() - made.mtimeMs > LEFT_BEHIND_MS ? [{ name }] : [];
    }),
  );
  await Promise.all(
    [...tooOld, ...left.flat()].map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
  );
}
