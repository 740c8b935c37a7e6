import { expect, it } from 'vitest';
import { describeInTurn } from '../../../testing/index.ts';

type List = {
  name: string;
  lines: { text: string; number: number; good_id: number | null; good_sku_id: number | null }[];
};

const lines = [
  { text: '土豆', number: 2, good_id: 5, good_sku_id: 7 },
  { text: '牛奶', number: 1 },
];

describeInTurn('shared lists', (shop) => {
  const make = (body: object) => shop().post<{ token: string; expires_at: string }>('sharedList', body);
  const read = (token: string) => shop().post<List>('sharedList/read', { token });

  it('are read by whoever has the link, and kept nowhere', async () => {
    const { message } = await make({ name: ' 周末 ', lines });
    expect(message.expires_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/);
    const { status, message: list } = await read(message.token);
    expect(status).toBe(200);
    expect(list).toMatchObject({
      name: '周末',
      lines: [lines[0], { text: '牛奶', number: 1, good_id: null, good_sku_id: null }],
    });
  });

  it('name no variant without its good', async () => {
    const { message } = await make({ lines: [{ text: '茶', number: 1, good_sku_id: 9 }] });
    expect((await read(message.token)).message.lines[0]).toMatchObject({ good_id: null, good_sku_id: null });
  });

  it.each(['nonsense', 'A'.repeat(80)])('are not read from %j', async (token) => {
    const { status, code } = await read(token);
    expect([status, code]).toEqual([401, 50003]);
  });

  it('are told apart when they are too old', async () => {
    const { message } = await make({ lines });
    shop().advance(31 * 86_400_000);
    const answer = await read(message.token);
    expect(answer.status).toBe(401);
    expect(JSON.stringify(answer)).toContain('过期');
  });

  it.each([
    ['no lines', { lines: [] }],
    ['too many lines', { lines: Array.from({ length: 41 }, () => ({ text: '茶', number: 1 })) }],
    ['a novel', { lines: Array.from({ length: 20 }, () => ({ text: '茶'.repeat(60), number: 1 })) }],
    ['a number that is none', { lines: [{ text: '茶', number: 0 }] }],
    ['a long name', { name: '茶'.repeat(41), lines }],
  ])('are not made of %s', async (_, body) => {
    expect((await make(body)).status).toBe(401);
  });

  it('are made thirty times a minute from one network', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await make({ lines })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
