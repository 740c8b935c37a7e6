import { ReleaseRefused, refusalCodeOf } from './release-refused.ts';

/** Begins what is wrong with a part of a release with its name, so that every refusal says whose it is. */
export async function namingPart<T>(part: string, version: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReleaseRefused(refusalCodeOf(error), `${part}@${version}: ${reason}`);
  }
}

/** The part a refusal begins with; `null` when it is about the document. */
export const partOf = (reason: string): string | null => /^(shell|mf-[a-z][a-z0-9-]*)@/.exec(reason)?.[1] ?? null;
