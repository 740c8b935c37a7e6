import { expect, test, vi } from 'vitest';
import { currentPage, inPage, type PageContext } from './page-context.ts';
import { createSharedAnswers } from './shared-answers.ts';

const FRESH_MS = 5_000;

const aPage = (freshAnswers = FRESH_MS): PageContext => ({
  tags: new Set(),
  trace: null,
  freshAnswers,
  answers: { hit: 0, miss: 0 },
});

/** A call of the api whose answer shows these tags. */
const call = <Answer>(answer: Answer, ...tags: string[]) =>
  vi.fn(async (): Promise<Answer> => {
    for (const tag of tags) currentPage()?.tags.add(tag);
    return answer;
  });

test('the next page takes what the one before was answered, and knows what it shows', async () => {
  const answers = createSharedAnswers(1e6);
  const ask = call({ name: '茶' }, 'good:5');
  const [first, second] = [aPage(), aPage()];
  const given = await inPage(first, () => answers.take('zh ["products","5"]', ask));
  expect(await inPage(second, () => answers.take('zh ["products","5"]', ask))).toBe(given);
  expect(ask).toHaveBeenCalledOnce();
  expect([...first.tags, ...second.tags]).toEqual(['good:5', 'good:5']);
  expect([first.answers, second.answers]).toEqual([
    { hit: 0, miss: 1 },
    { hit: 1, miss: 0 },
  ]);
});

test('no page of one reader takes or gives any', async () => {
  const answers = createSharedAnswers(1e6);
  const [own, shared] = [call('of one customer', 'good:5'), call('of everybody', 'good:5')];
  expect(await inPage(aPage(0), () => answers.take('key', own))).toBe('of one customer');
  expect(await inPage(aPage(), () => answers.take('key', shared))).toBe('of everybody');
  expect(await inPage(aPage(0), () => answers.take('key', own))).toBe('of one customer');
  expect(await answers.take('key', own)).toBe('of one customer');
  expect(own).toHaveBeenCalledTimes(3);
});

test('another question is another answer', async () => {
  const answers = createSharedAnswers(1e6);
  await inPage(aPage(), () => answers.take('zh banners', call('中文', 'banners')));
  expect(await inPage(aPage(), () => answers.take('en banners', call('English', 'banners')))).toBe('English');
});

test('an answer that does not say what it shows is not shared, nor is a failure', async () => {
  const answers = createSharedAnswers(1e6);
  const silent = call('of nobody knows what');
  await inPage(aPage(), () => answers.take('silent', silent));
  await inPage(aPage(), () => answers.take('silent', silent));
  expect(silent).toHaveBeenCalledTimes(2);
  const page = aPage();
  const failing = () => Promise.reject(new Error('down'));
  await expect(inPage(page, () => answers.take('key', failing))).rejects.toThrow('down');
  expect(await inPage(aPage(), () => answers.take('key', call('back', 'banners')))).toBe('back');
});

test('a change ends what shows it, and only that; a resync ends everything', async () => {
  const answers = createSharedAnswers(1e6);
  const take = (key: string, ask: () => Promise<string>) => inPage(aPage(), () => answers.take(key, ask));
  await take('tea', call('tea', 'good:5'));
  await take('banners', call('banners', 'banners'));
  answers.invalidate('good:5');
  expect(await take('tea', call('dearer tea', 'good:5'))).toBe('dearer tea');
  expect(await take('banners', call('others', 'banners'))).toBe('banners');
  answers.invalidate(null);
  expect(await take('banners', call('others', 'banners'))).toBe('others');
});

test.each(['good:5', null])('an answer on its way while something changes is old (%s)', async (changed) => {
  const answers = createSharedAnswers(1e6);
  const slow = Promise.withResolvers<string>();
  const page = aPage();
  const first = inPage(page, () =>
    answers.take('tea', async () => {
      currentPage()?.tags.add('good:5');
      return slow.promise;
    }),
  );
  answers.invalidate(changed);
  slow.resolve('tea');
  expect(await first).toBe('tea');
  expect([...page.tags]).toEqual(['good:5']);
  expect(await inPage(aPage(), () => answers.take('tea', call('dearer tea', 'good:5')))).toBe('dearer tea');
});

test('an answer is shared for a short while', async () => {
  vi.useFakeTimers();
  const answers = createSharedAnswers(1e6);
  await inPage(aPage(), () => answers.take('tea', call('tea', 'good:5')));
  vi.advanceTimersByTime(FRESH_MS - 1);
  expect(await inPage(aPage(), () => answers.take('tea', call('dearer tea', 'good:5')))).toBe('tea');
  vi.advanceTimersByTime(1);
  expect(await inPage(aPage(), () => answers.take('tea', call('dearer tea', 'good:5')))).toBe('dearer tea');
  vi.useRealTimers();
});

test('no page can change what others are given', async () => {
  const answers = createSharedAnswers(1e6);
  const tea = { name: 'tea', prices: [{ cents: 1200 }] };
  const given = await inPage(aPage(), () => answers.take('tea', call(tea, 'good:5')));
  expect(() => given.prices.push({ cents: 1 })).toThrow(TypeError);
  expect(() => Object.assign(given.prices[0] ?? {}, { cents: 1 })).toThrow(TypeError);
});

test('it holds so many bytes', async () => {
  const answers = createSharedAnswers(20_000);
  const ask = (key: number) => call(`${key} ${'x'.repeat(3_000)}`, 'good:5');
  for (let key = 0; key < 10; key += 1) await inPage(aPage(), () => answers.take(String(key), ask(key)));
  const [oldest, newest] = [ask(0), ask(9)];
  await inPage(aPage(), () => answers.take('9', newest));
  await inPage(aPage(), () => answers.take('0', oldest));
  expect([oldest.mock.calls.length, newest.mock.calls.length]).toEqual([1, 0]);
});
