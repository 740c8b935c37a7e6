import { callApi, tokenCookies } from '../support/api.ts';
import { signUp } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const RENDERS = process.env['TEST_FULL'] ? 200 : 80;
const AT_ONCE = 16;

test('interleaved pages of two customers in two languages hold nothing of each other', async ({ baseURL }) => {
  const names = ['甲号顾客独有的名字', 'Only-the-second-customer'];
  const visits = await Promise.all(
    names.map(async (own, index) => {
      const tokens = await signUp(baseURL!);
      await callApi('user', { body: { nickname: own }, token: tokens.access_token });
      const cookie = tokenCookies(tokens)
        .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
        .join('; ');
      return { cookie, own, other: names[1 - index]! };
    }),
  );
  const wrong: string[] = [];
  const render = async (count: number) => {
    const { cookie, own, other } = visits[count % 2]!;
    const isEnglish = count % 4 > 1;
    const response = await fetch(`${baseURL}${isEnglish ? '/en' : '/'}?count=${count}`, { headers: { cookie } });
    const html = await response.text();
    if (response.headers.get('cache-control') !== 'private, no-store') wrong.push(`${count}: may be kept by a cache`);
    if (!html.includes(own) || html.includes(other)) wrong.push(`${count}: another customer`);
    if (!html.includes(`<html lang="${isEnglish ? 'en-US' : 'zh-CN'}"`)) wrong.push(`${count}: another language`);
    if (html.includes(isEnglish ? '全部分类' : 'All categories')) wrong.push(`${count}: texts of another language`);
  };
  for (let start = 0; start < RENDERS; start += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => render(start + index)));
  }
  expect(wrong).toEqual([]);
});
