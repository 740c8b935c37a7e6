import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import {
  answerQuestion,
  askQuestion,
  getOwnQuestions,
  getQuestion,
  listQuestions,
  removeQuestion,
} from './requests.ts';

const question = {
  id: 9,
  good_id: 4,
  text: '能放冰箱吗？',
  name: '小**满',
  created_at: '2026-11-28 10:00:00',
  answers: [
    { id: 1, text: '可以', by: 'shop', name: null, created_at: '2026-11-28 11:00:00' },
    { id: 2, text: '放了三天', by: 'buyer', name: '麦**穗', created_at: '2026-11-28 12:00:00' },
  ],
  answers_total: 5,
};
const expected = {
  id: '9',
  text: '能放冰箱吗？',
  author: '小**满',
  writtenAt: '2026-11-28 10:00:00',
  answers: [
    { id: '1', text: '可以', buyer: null, writtenAt: '2026-11-28 11:00:00' },
    { id: '2', text: '放了三天', buyer: '麦**穗', writtenAt: '2026-11-28 12:00:00' },
  ],
  answerCount: 5,
};

it('reads a page of questions with their first answers', async () => {
  const { client, calls } = recordedClient({
    'GET question/good': payload({ data: [question], total: 12, per_page: 10 }),
  });
  const page = await listQuestions(client, { productId: '4', page: 2, pageSize: 10, firstLang: 'en' });
  expect(page).toMatchObject({ items: [expected], total: 12 });
  expect(calls[0]?.params).toMatchObject({ good_id: '4', page: 2, limit: 10, first_lang: 'en' });
});

it('reads one with all its answers, and what one has to do with them', async () => {
  const { client } = recordedClient({
    'GET question/9': payload(question),
    'GET question/own/4': payload({ can_answer: true, asked: [9], answered: ['7'] }),
  });
  expect(await getQuestion(client, '9')).toEqual(expected);
  expect(await getOwnQuestions(client, '4')).toEqual({ canAnswer: true, asked: ['9'], answered: ['7'] });
});

it('asks, answers and removes', async () => {
  const { client, calls } = recordedClient({
    'POST question': payload(question),
    'POST question/9/answer': payload(question),
    'POST question/destroy/9': payload('已删除'),
  });
  expect(await askQuestion(client, '4', '能放冰箱吗？')).toEqual(expected);
  expect(await answerQuestion(client, '9', '放了三天')).toEqual(expected);
  await removeQuestion(client, '9');
  expect(calls.map(({ body }) => body)).toEqual([{ good_id: 4, text: '能放冰箱吗？' }, { text: '放了三天' }, {}]);
});

it.each([
  ['answer', 401, { code: 50003, message: '买过并收到货的人才能回答' }, 'validation'],
  ['destroy', 404, { code: 50000, message: '该内容已不存在' }, 'not-found'],
])('says why %s was refused', async (_, status, body, code) => {
  const { client } = recordedClient({
    'POST question/9/answer': { status, body },
    'POST question/destroy/9': { status, body },
  });
  const act = code === 'not-found' ? removeQuestion(client, '9') : answerQuestion(client, '9', '好');
  await expect(act).rejects.toMatchObject({ serverMessage: body.message });
});
