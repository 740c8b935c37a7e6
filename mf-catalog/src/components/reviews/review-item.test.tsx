import type { Review } from '@jishi/api/reviews';
import { refuse, renderInShop, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import { ReviewItem } from './review-item.tsx';

const aReview = (more: Partial<Review> = {}): Review => ({
  ...{ id: '1', author: '爱**子', avatar: null, score: 5, text: '肩带不勒。', options: [], pictures: [] },
  ...{ writtenAt: '2026-11-08T10:00:00+08:00', addition: null, reply: null },
  ...more,
});
const addition = (text: string) => ({ id: '2', text, writtenAt: '2026-12-08T10:00:00+08:00', pictures: [] });
const reply = (text: string) => ({ id: '3', text });
const translated = (lang: 'zh' | 'en', text: string) => ({ id: 1, lang, text });
const server = shopServer({});
const draw = (review: Review, lang: 'zh' | 'en', canTranslate = false) =>
  renderInShop(<ReviewItem review={review} canTranslate={canTranslate} />, {
    lang,
  });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('marks Chinese words on an English page, each by itself', () => {
  draw(aReview({ addition: addition('Still good.'), reply: reply('谢谢支持') }), 'en');
  expect(screen.getByText('肩带不勒。')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('Still good.')).toHaveAttribute('lang', 'en-US');
  expect(screen.getByText('谢谢支持')).toHaveAttribute('lang', 'zh-CN');
  // What the page says of it is in the language of the page.
  expect(screen.getByText(/^Stallholder/).closest('[lang="zh-CN"]')).toBeNull();
});

it('marks English words on a Chinese page, and nothing that is of no language', () => {
  draw(aReview({ text: 'Light and strong.', addition: addition('666 👍') }), 'zh');
  expect(screen.getByText('Light and strong.')).toHaveAttribute('lang', 'en-US');
  expect(screen.getByText('666 👍')).not.toHaveAttribute('lang');
});

it.each([
  ['nobody translates', aReview({ reply: reply('谢谢') }), 'en', false],
  ['all is in the language of the page', aReview({ addition: addition('还是好'), reply: reply('谢谢') }), 'zh', true],
  ['there are no words of a language', aReview({ text: '666 👍' }), 'en', true],
  ['the server says no id', aReview({ text: 'Nice', reply: { id: null, text: '谢谢' } }), 'en', true],
] as const)('has nothing to press where %s', (_, review, lang, canTranslate) => {
  draw(review, lang, canTranslate);
  expect(buttons()).toEqual([]);
});

it('offers a translation of each text in another language', () => {
  draw(aReview({ addition: addition('Still good.'), reply: reply('谢谢支持') }), 'en', true);
  expect(buttons()).toEqual(['Show translation', 'Show translation']);
  expect(server.asked).toEqual([]);
});

it('shows the translation with what made it, and the original again', async () => {
  server.serve({ 'GET comment/translation/1': translated('en', 'The straps <b>do not</b> cut in.') });
  const { user } = draw(aReview(), 'en', true);
  await user.click(screen.getByRole('button', { name: 'Show translation' }));
  const words = await screen.findByText('The straps <b>do not</b> cut in.');
  expect(words).toHaveAttribute('lang', 'en-US');
  expect(words.closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByText('Machine translation')).toBeInTheDocument();
  expect(screen.queryByText('肩带不勒。')).not.toBeInTheDocument();
  const back = screen.getByRole('button', { name: 'Show original' });
  expect(back).toHaveFocus();
  await user.click(back);
  expect(screen.getByText('肩带不勒。')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.queryByText('Machine translation')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByText('The straps <b>do not</b> cut in.')).toBeInTheDocument();
  expect(server.asked).toHaveLength(1);
});

it('translates the reply of the shop by itself', async () => {
  server.serve({ 'GET comment/translation/3': translated('zh', '谢谢支持') });
  const { user } = draw(aReview({ reply: reply('Thank you') }), 'zh', true);
  await user.click(screen.getByRole('button', { name: '查看译文' }));
  expect(await screen.findByText('谢谢支持')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('肩带不勒。')).toBeInTheDocument();
  expect(screen.getByText('机器翻译，仅供参考')).toBeInTheDocument();
});

it('keeps the words while it waits, and asks once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  server.serve({ 'GET comment/translation/1': () => promise });
  const { user } = draw(aReview(), 'en', true);
  await user.click(screen.getByRole('button', { name: 'Show translation' }));
  const waiting = await screen.findByRole('button', { name: 'Translating' });
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  expect(waiting).toHaveFocus();
  await user.click(waiting);
  expect(screen.getByText('肩带不勒。')).toBeInTheDocument();
  resolve(translated('en', 'No cutting in.'));
  expect(await screen.findByText('No cutting in.')).toBeInTheDocument();
  expect(server.asked).toHaveLength(1);
});

it.each([
  [refuse('No translation came, try again later', 50003, 401, 'unavailable'), 'No translation came, try again later'],
  [refuse('Too many requests, wait a little', 0, 429, 'rate-limited'), 'Too many requests, wait a little'],
  [translated('en', 7 as unknown as string), 'That could not be translated'],
])('says why there is none, and tries again', async (answer, why) => {
  server.serve({ 'GET comment/translation/1': answer });
  const { user } = draw(aReview(), 'en', true);
  await user.click(screen.getByRole('button', { name: 'Show translation' }));
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.getByText('肩带不勒。')).toBeInTheDocument();
  server.serve({ 'GET comment/translation/1': translated('en', 'No cutting in.') });
  const again = screen.getByRole('button', { name: 'Translate again' });
  expect(again).toHaveFocus();
  await user.click(again);
  expect(await screen.findByText('No cutting in.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(why)).not.toBeInTheDocument());
});
