import { expect, it, vi } from 'vitest';
import { beginWithFirst } from './begin-with-first.ts';

type Client = Parameters<typeof beginWithFirst>[0];

function aClient(result: (text: string) => Promise<unknown>) {
  const sent: string[] = [];
  const destroy = vi.fn();
  const query = (text: string) => {
    sent.push(text);
    return result(text);
  };
  const client = { query, connection: { stream: { destroy } } };
  beginWithFirst(client as unknown as Client);
  return { client, sent, destroy };
}

it('does not wait for the answer to begin, and waits for all others', async () => {
  const never = new Promise(() => {});
  const { client, sent } = aClient(async (text) => (text === 'begin' ? never : text));
  await client.query('begin');
  expect(await client.query('select 1')).toBe('select 1');
  expect(sent).toEqual(['begin', 'select 1']);
});

it('cuts the connection when a transaction did not begin', async () => {
  const failure = new Error('no');
  const { client, destroy } = aClient(async (text) => (text === 'begin' ? Promise.reject(failure) : text));
  await client.query('begin');
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledWith(failure), { interval: 1 });
});
