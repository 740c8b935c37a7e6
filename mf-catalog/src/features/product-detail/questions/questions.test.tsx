import { refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import Questions from './questions.tsx';

const anAnswer = (id: number, text: string, name: string | null = '麦**穗') => ({
  ...{ id, text, name, by: name === null ? 'shop' : 'buyer', created_at: '2026-11-28 12:00:00' },
});
const aQuestion = (id: number, text: string, answers: object[] = [], answers_total = answers.length) => ({
  ...{ id, good_id: 7, text, name: '小**满', created_at: '2026-11-28 10:00:00', answers, answers_total },
});
const fridge = aQuestion(1, '能放冰箱吗？', [anAnswer(1, '可以冷藏', null), anAnswer(2, 'Three days is fine')], 3);
const sweet = aQuestion(2, '甜吗？');
const LIST = 'GET question/good';
const server = shopServer({ [LIST]: wirePage([sweet, fridge], 12, 10) });
const customer = { id: '9', name: '小满' } as never;
const draw = ({ path = '/product/detail/7?tab=questions', ...options }: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<Questions productId="7" />, {
    path,
    ...options,
  });
const posted = () => server.asked.filter(({ method }) => method === 'POST');
const item = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`no question ${name}`);
  return within(found);
};
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => sessionStorage.clear());

it('shows questions with their first answers, who gave them, and pages', async () => {
  draw();
  await screen.findByRole('heading', { name: '能放冰箱吗？' });
  expect(item('能放冰箱吗？').getByText('摊主')).toBeVisible();
  expect(item('能放冰箱吗？').getByText('买过')).toBeVisible();
  expect(item('甜吗？').getByText('还没有人回答')).toBeVisible();
  expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute(
    'href',
    '/product/detail/7?tab=questions&page=2#questions',
  );
  expect(server.asked.map(({ path, query }) => `${path}?${query}`)).toEqual([
    'question/good?page=1&limit=10&good_id=7&first_lang=zh',
  ]);
});

it('marks words that are in another language', async () => {
  draw();
  expect(await screen.findByText('Three days is fine')).toHaveAttribute('lang', 'en-US');
  expect(screen.getByText('可以冷藏')).toHaveAttribute('lang', 'zh-CN');
});

it('shows all answers at a press, and says when they do not come', async () => {
  server.serve({ 'GET question/1': refuse('', 0, 503, 'unavailable') });
  const { user } = draw();
  const more = await screen.findByRole('button', { name: '全部 3 条回答' });
  await user.click(more);
  expect(await screen.findByText(/^服务繁忙|请稍后|重试/)).toBeVisible();
  server.serve({ 'GET question/1': { ...fridge, answers: [...fridge.answers, anAnswer(3, '放了一周也没事')] } });
  await user.click(screen.getByRole('button', { name: '全部 3 条回答' }));
  expect(await screen.findByText('放了一周也没事')).toBeVisible();
  expect(screen.queryByRole('button', { name: '全部 3 条回答' })).toBeNull();
});

it('invites the first question where there is none', async () => {
  server.serve({ [LIST]: wirePage([]) });
  draw();
  expect(await screen.findByRole('heading', { name: '还没有人问，你来问第一个' })).toBeVisible();
});

it('offers another try when they do not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.serve({ [LIST]: refuse('忙', 50005, 503, 'unavailable') });
  const { user } = draw();
  const again = await screen.findByRole('button', { name: '重试' });
  server.serve({ [LIST]: wirePage([sweet]) });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: '甜吗？' })).toBeVisible();
});

it('publishes a question, which stands first, and gives the focus back', async () => {
  server.serve({
    'GET question/own/7': { can_answer: false, asked: [], answered: [] },
    'POST question': aQuestion(3, '几天能到？'),
  });
  const { user, messages } = draw({ customer });
  await screen.findByRole('heading', { name: '甜吗？' });
  await user.click(screen.getByRole('button', { name: '我要提问' }));
  expect(field('你的问题')).toHaveFocus();
  await user.type(field('你的问题'), '  几天能到？ ');
  await user.dblClick(screen.getByRole('button', { name: '发布问题' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '问题已发布，有人回答会告诉你' }]));
  expect(posted().map(({ body }) => body)).toEqual([{ good_id: 7, text: '几天能到？' }]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '几天能到？',
    '甜吗？',
    '能放冰箱吗？',
  ]);
  expect(screen.getByRole('button', { name: '我要提问' })).toHaveFocus();
  expect(item('几天能到？').getByRole('button', { name: '删除' })).toBeVisible();
});

it('says below the field what is wrong, and what the shop refuses, and keeps the words', async () => {
  const refusal = '同一件商品一天最多问 3 个问题，明天再来吧';
  server.serve({ 'POST question': refuse(refusal, 50003), 'GET question/own/7': refuse('', 0, 503, 'unavailable') });
  const { user } = draw({ customer });
  await user.click(screen.getByRole('button', { name: '我要提问' }));
  await user.type(field('你的问题'), ' 甜 ');
  await user.click(screen.getByRole('button', { name: '发布问题' }));
  expect(field('你的问题')).toHaveAccessibleDescription(/至少写 2 个字/);
  expect(field('你的问题')).toHaveFocus();
  expect(posted()).toEqual([]);
  await user.type(field('你的问题'), '吗');
  await user.click(screen.getByRole('button', { name: '发布问题' }));
  await waitFor(() => expect(field('你的问题')).toHaveAccessibleDescription(new RegExp(refusal)));
  expect(field('你的问题')).toHaveValue(' 甜 吗');
});

it('asks a visitor to sign in, and has their words when they are back', async () => {
  const first = draw();
  await first.user.click(screen.getByRole('button', { name: '我要提问' }));
  await first.user.type(field('你的问题'), '几天能到？');
  await first.user.click(screen.getByRole('button', { name: '发布问题' }));
  expect(first.messages).toEqual([{ kind: 'warning', text: 'sign-in-first' }]);
  expect(posted()).toEqual([]);
  first.unmount();
  server.serve({ 'GET question/own/7': { can_answer: false, asked: [], answered: [] } });
  const back = draw({ customer });
  expect(await screen.findByRole('textbox', { name: '你的问题' })).toHaveValue('几天能到？');
  await back.user.click(screen.getByRole('button', { name: '取消' }));
  back.unmount();
  draw({ customer });
  expect(await screen.findByRole('button', { name: '我要提问' })).toBeVisible();
});

it('lets who has the product answer what they have not answered, and shows it', async () => {
  const answered = aQuestion(2, '甜吗？', [anAnswer(5, '很甜', '小**满')]);
  server.serve({
    'GET question/own/7': { can_answer: true, asked: [], answered: [1] },
    'POST question/2/answer': answered,
    'GET question/2': answered,
  });
  const { user, messages } = draw({ customer });
  await user.click(await screen.findByRole('button', { name: '我来回答' }));
  expect(item('甜吗？').getByRole('textbox', { name: '你的回答' })).toHaveFocus();
  await user.type(field('你的回答'), '很甜');
  await user.click(screen.getByRole('button', { name: '发布回答' }));
  expect(await item('甜吗？').findByText('很甜')).toBeVisible();
  expect(messages).toEqual([{ kind: 'success', text: '回答已发布，谢谢你' }]);
  expect(screen.getByRole('heading', { name: '甜吗？' })).toHaveFocus();
  expect(posted().map(({ path, body }) => [path, body])).toEqual([['question/2/answer', { text: '很甜' }]]);
  expect(screen.queryByRole('button', { name: '我来回答' })).toBeNull();
});

it('offers no answer to who has not bought it', async () => {
  server.serve({ 'GET question/own/7': { can_answer: false, asked: [], answered: [] } });
  draw({ customer });
  await waitFor(() => expect(server.asked.map(({ path }) => path)).toContain('question/own/7'));
  expect(screen.queryByRole('button', { name: '我来回答' })).toBeNull();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});

it('removes a question of one’s own after asking back, and says why not', async () => {
  server.serve({
    'GET question/own/7': { can_answer: false, asked: [1, 2], answered: [] },
    'POST question/destroy/2': refuse('已经有人回答，这个问题不能删了', 50003, 401, 'conflict'),
  });
  const { user, messages } = draw({ customer });
  await user.click(await screen.findByRole('button', { name: '删除' }));
  const dialog = within(await screen.findByRole('dialog', { name: '删除这个问题？' }));
  await user.click(dialog.getByRole('button', { name: '删除' }));
  expect(await dialog.findByText('已经有人回答，这个问题不能删了')).toBeVisible();
  server.serve({ 'POST question/destroy/2': '已删除' });
  await user.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '甜吗？' })).toBeNull());
  expect(messages).toEqual([{ kind: 'success', text: '问题已删除' }]);
});

it('speaks English', async () => {
  server.serve({ [LIST]: wirePage([]) });
  draw({ lang: 'en' });
  expect(await screen.findByRole('heading', { name: 'No questions yet. Yours can be the first' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask a question' })).toBeVisible();
});
