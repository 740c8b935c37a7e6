import { type Between, changesBetween } from '../changes/changes-between.ts';
import { type TextChange, textsBetween } from '../changes/texts-between.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseDiff } from './diff-releases.ts';

/** What a part's version differs in from another: beside what releases say of it. */
export type PartDifference = {
  part: string;
  /** Bytes of its files for browsers, as stored, before and after: 0 where the part is not in the release, `null` where the version is gone. */
  sizes: { from: number | null; to: number | null };
  /** `null` where one of the versions is gone, came or left as a whole, or does not say its texts. */
  texts: TextChange[] | null;
  /** Commits; `null` for a part that comes or goes as a whole. */
  commits: Between | null;
};

type Source = Pick<Registry, 'sizes' | 'changes' | 'readDeclaration'>;
type Pair = ReleaseDiff['parts'][number];

/** Reads what is different in the versions of these parts, in their order. */
export const partDifferences = (registry: Source, parts: readonly Pair[]): Promise<PartDifference[]> =>
  Promise.all(
    parts.map(async (pair) => {
      const [from, to, texts, commits] = await Promise.all([
        webSize(registry, pair.part, pair.from),
        webSize(registry, pair.part, pair.to),
        textsOf(registry, pair),
        commitsOf(registry, pair),
      ]);
      return { part: pair.part, sizes: { from, to }, texts, commits };
    }),
  );

async function commitsOf(registry: Source, { part, from, to }: Pair): Promise<Between | null> {
  return from === null || to === null ? null : changesBetween(await registry.changes(part), from, to);
}

async function textsOf(registry: Source, { part, from, to }: Pair): Promise<TextChange[] | null> {
  if (from === null || to === null) return null;
  const [before, after] = await Promise.all([from, to].map((version) => kept(registry.readDeclaration(part, version))));
  return before && after ? textsBetween(before.texts, after.texts) : null;
}

async function webSize(registry: Source, part: string, version: string | null): Promise<number | null> {
  if (version === null) return 0;
  const sizes = await kept(registry.sizes(part, version));
  return sizes && [...sizes].filter(([name]) => name.startsWith('web/')).reduce((sum, [, size]) => sum + size, 0);
}

/** What is told of a version; `null` when it was removed since. */
const kept = <T>(told: Promise<T>): Promise<T | null> =>
  told.catch((error: unknown) => {
    if (error instanceof RegistryError && error.code === 'not-found') return null;
    throw error;
  });
