import { LRUCache } from 'lru-cache';

/** What the cache has to know of an entry; its value and everything else belong to whoever keeps it. */
export type TaggedEntry<Tag extends string = string> = {
  /** What it shows: a change event with one of these tags invalidates it. */
  readonly tags: readonly Tag[];
  /** It shows something old. It stays in the cache: an old value is better than none (stale-while-revalidate, stale-if-error). */
  isInvalidated: boolean;
};

type TagOf<Entry extends TaggedEntry> = Entry['tags'][number];

export type TaggedCacheOptions<Entry> = {
  /** Bytes of all entries together; with 0 nothing is cached. */
  maxBytes: number;
  /** Bytes an entry takes, roughly. */
  sizeOf: (entry: Entry, key: string) => number;
};

/** Entries by key, up to so many bytes (least recently used ones are evicted), with an index of what they show. */
export class TaggedCache<Entry extends TaggedEntry> {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<TagOf<Entry>, Set<string>>();

  constructor({ maxBytes, sizeOf }: TaggedCacheOptions<Entry>) {
    this.#entries = new LRUCache({
      // To lru-cache a limit of 0 is none.
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: (entry, key) => Math.max(1, Math.ceil(sizeOf(entry, key))),
      dispose: (entry, key) => this.#removeFromIndex(key, entry),
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The entry, also one that is invalidated; it counts as used. */
  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** An entry larger than the whole cache is not cached, nor is what it replaces any longer. */
  set(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    if (this.#entries.peek(key) !== entry) return;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Marks the entries that show the tag. */
  invalidate(tag: TagOf<Entry>): void {
    for (const key of this.#keysByTag.get(tag) ?? []) {
      const entry = this.#entries.peek(key);
      if (entry) entry.isInvalidated = true;
    }
  }

  /** Marks every entry that shows anything: any of it may have changed. */
  invalidateAll(): void {
    for (const entry of this.#entries.values()) {
      if (entry.tags.length > 0) entry.isInvalidated = true;
    }
  }

  #removeFromIndex(key: string, entry: Entry): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
