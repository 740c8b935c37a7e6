import { expect, it } from 'vitest';
import { emptyLine, forgetReviewDraft, isEmpty, keepReviewDraft, readReviewDraft } from './review-drafts.ts';

const HOUR = 3_600_000;
const line = { score: 4, text: '很好', pictures: ['/media/uploads/1.webp'] };
const draft = { lines: { '1': line, '2': emptyLine }, isAnonymous: true };

function aStore(value: string | null = null) {
  let kept = value;
  return {
    getItem: () => kept,
    setItem(_key: string, next: string) {
      kept = next;
    },
  };
}

it('keeps drafts apart and forgets what was sent', () => {
  const store = aStore();
  keepReviewDraft('7', draft, 0, store);
  keepReviewDraft('8', { lines: { '3': line }, isAnonymous: false }, 0, store);
  expect(readReviewDraft('7', HOUR, store)).toEqual({ ...draft, hasLostPictures: false });
  forgetReviewDraft('7', HOUR, store);
  expect(readReviewDraft('7', HOUR, store)).toBeNull();
  expect(readReviewDraft('8', HOUR, store)?.lines['3']).toEqual(line);
});

it('says that pictures the shop has removed are gone, whenever the words were changed', () => {
  const store = aStore();
  keepReviewDraft('7', draft, 0, store);
  const pictures = [...line.pictures, '/media/uploads/2.webp'];
  keepReviewDraft('7', { ...draft, lines: { '1': { ...line, pictures } } }, 20 * HOUR, store);
  expect(readReviewDraft('7', 22 * HOUR, store)?.lines['1']?.pictures).toEqual(pictures);
  expect(readReviewDraft('7', 23 * HOUR, store)).toMatchObject({
    hasLostPictures: true,
    lines: { '1': { text: '很好', pictures: ['/media/uploads/2.webp'] } },
  });
});

it('ends after thirty days, and with nothing in it', () => {
  const store = aStore();
  keepReviewDraft('7', draft, 0, store);
  expect(readReviewDraft('7', 30 * 24 * HOUR, store)).toBeNull();
  keepReviewDraft('7', { lines: { '1': emptyLine }, isAnonymous: true }, HOUR, store);
  expect(readReviewDraft('7', HOUR, store)).toBeNull();
  expect(isEmpty({ lines: {}, isAnonymous: false })).toBe(true);
});

it.each([
  '',
  'no',
  '[]',
  '{"7":1}',
  '{"7":{"savedAt":1,"lines":{"1":{"text":1}}}}',
  '{"7":{"savedAt":1,"lines":null}}',
])('reads nothing from %j', (stored) => expect(readReviewDraft('7', 2, aStore(stored))).toBeNull());
