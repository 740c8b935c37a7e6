/** What was written of one line: `pictures` are addresses of uploads, each with the moment it was chosen in milliseconds. */
export type LineDraft = {
  readonly score: number | null;
  readonly text: string;
  readonly pictures: readonly string[];
};

/** An unfinished review of an order by line, or of what is added to a review. */
export type ReviewDraft = { readonly lines: Readonly<Record<string, LineDraft>>; readonly isAnonymous: boolean };

/** A draft that was kept; `hasLostPictures`: some were not, because the shop removes uploads nobody used after a day. */
export type KeptDraft = ReviewDraft & { readonly hasLostPictures: boolean };

/** Where drafts are kept: they outlive a reload and the end of a session, for whoever may open the order again. */
const KEY = 'jishi_ReviewDrafts';

const HOUR = 3_600_000;
/** The shop removes unused uploads after a day. */
const PICTURES_FOR = 23 * HOUR;
/** Reviews can be written, and added to, for about as long. */
const DRAFTS_FOR = 30 * 24 * HOUR;

type Stored = {
  savedAt: number;
  isAnonymous: boolean;
  lines: Record<string, { score: number | null; text: string; pictures: { url: string; at: number }[] }>;
};
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export const emptyLine: LineDraft = { score: null, text: '', pictures: [] };

/** Whether there is anything in a draft. */
export const isEmpty = ({ lines }: ReviewDraft): boolean =>
  Object.values(lines).every(({ score, text, pictures }) => score === null && text === '' && pictures.length === 0);

/**
 * The draft of an order or of an addition; `null` when there is none.
 *
 * @param now in milliseconds
 */
export function readReviewDraft(id: string, now: number, store: Store = localStorage): KeptDraft | null {
  const found = readAll(store, now)[id];
  if (!found) return null;
  let hasLostPictures = false;
  const lines = Object.entries(found.lines).map(([line, { pictures, ...rest }]) => {
    const kept = pictures.filter(({ at }) => now - at < PICTURES_FOR);
    hasLostPictures ||= kept.length < pictures.length;
    return [line, { ...rest, pictures: kept.map(({ url }) => url) }] as const;
  });
  return { isAnonymous: found.isAnonymous, lines: Object.fromEntries(lines), hasLostPictures };
}

/** Keeps a draft; an empty one is forgotten. Where nothing can be kept, nothing is. */
export function keepReviewDraft(id: string, draft: ReviewDraft, now: number, store: Store = localStorage): void {
  const { [id]: before, ...others } = readAll(store, now);
  const known = new Map(
    Object.values(before?.lines ?? {}).flatMap(({ pictures }) => pictures.map(({ url, at }) => [url, at] as const)),
  );
  const lines = Object.entries(draft.lines).map(([line, { pictures, ...rest }]) => [
    line,
    { ...rest, pictures: pictures.map((url) => ({ url, at: known.get(url) ?? now })) },
  ]);
  const stored: Stored = { savedAt: now, isAnonymous: draft.isAnonymous, lines: Object.fromEntries(lines) };
  write(store, isEmpty(draft) ? others : { ...others, [id]: stored });
}

/** Forgets a draft: it was sent. */
export function forgetReviewDraft(id: string, now: number, store: Store = localStorage): void {
  const { [id]: _sent, ...others } = readAll(store, now);
  write(store, others);
}

function readAll(store: Store, now: number): Record<string, Stored> {
  try {
    const all = JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, Stored] => isStored(entry[1], now)),
    );
  } catch {
    return {};
  }
}

/** What a browser kept may be of another version, or of somebody who plays with it. */
function isStored(value: unknown, now: number): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, lines } = value as Partial<Stored>;
  if (typeof savedAt !== 'number' || now - savedAt >= DRAFTS_FOR) return false;
  return (
    typeof lines === 'object' &&
    lines !== null &&
    Object.values(lines).every((line) => typeof line?.text === 'string' && Array.isArray(line.pictures))
  );
}

function write(store: Store, all: Record<string, Stored>): void {
  try {
    store.setItem(KEY, JSON.stringify(all));
  } catch {
    // A full or closed store: the page works without.
  }
}
