import type { SharedAnswers } from '@jishi/contracts/renderer';
import { TaggedCache, type TaggedEntry } from '@jishi/server-kit/tagged-cache';
import { deepFreeze } from './deep-freeze.ts';
import { currentPage, inPage } from './page-context.ts';

export type SharedAnswerStore = SharedAnswers & {
  /** Answers with this tag are old; null: any may be. */
  invalidate(tag: string | null): void;
};

type StoredAnswer = TaggedEntry & { answer: unknown; askedAt: number; bytes: number };

/** What an entry costs beside its answer, roughly. */
const OVERHEAD = 512;

/**
 * Answers that pages of this thread share. Of which pages is decided here: the code of a release cannot make a page of one reader take part.
 * An answer is shared only if the api says what it shows, so that a change of that ends it.
 */
export function createSharedAnswers(maxBytes: number): SharedAnswerStore {
  const stored = new TaggedCache<StoredAnswer>({ maxBytes, sizeOf: ({ bytes }) => bytes });
  /** What changed while an answer was on its way, for each that is. */
  const open = new Set<Set<string | null>>();

  return {
    invalidate(tag) {
      if (tag === null) stored.clear();
      else stored.invalidate(tag);
      for (const changed of open) changed.add(tag);
    },
    async take<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const page = currentPage();
      if (!page || page.freshAnswers <= 0) return ask();
      const known = stored.get(key);
      if (known && !known.isInvalidated && performance.now() - known.askedAt < page.freshAnswers) {
        page.answers.hit += 1;
        for (const tag of known.tags) page.tags.add(tag);
        return known.answer as Answer;
      }
      page.answers.miss += 1;
      const tags = new Set<string>();
      const changed = new Set<string | null>();
      const askedAt = performance.now();
      open.add(changed);
      try {
        const answer = await inPage({ ...page, tags }, ask);
        const isOld = changed.has(null) || [...tags].some((tag) => changed.has(tag));
        if (tags.size > 0 && !isOld) {
          const bytes = 2 * (JSON.stringify(answer)?.length ?? 0) + key.length + OVERHEAD;
          stored.set(key, { answer: deepFreeze(answer), askedAt, bytes, tags: [...tags], isInvalidated: false });
        }
        return answer;
      } finally {
        open.delete(changed);
        for (const tag of tags) page.tags.add(tag);
      }
    },
  };
}
