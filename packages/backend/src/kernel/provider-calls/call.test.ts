import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { call } from './call.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const provider = createServer((request, response) => {
  if (request.url === '/begins') response.write('{');
  if (request.url === '/long') response.end('x'.repeat(101));
  if (request.url === '/well') response.end('well');
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const ask = (path: string) =>
  call(
    (request) => fetch(request),
    new URL(path, `http://127.0.0.1:${(provider.address() as AddressInfo).port}`),
    { method: 'POST', headers: {}, body: '{}' },
    { withinMs: 300, longest: 100 },
  );
const noAnswer = { name: 'ProviderError', kind: 'unreachable', code: 'NO_ANSWER' };

it('reads the whole answer', async () => {
  expect(await ask('/well')).toMatchObject({ status: 200, text: 'well' });
});

it('takes no answer that is too long', async () => {
  await expect(ask('/long')).rejects.toMatchObject(noAnswer);
});

it.each(['/silent', '/begins'])('ends in time at %s, also when memory is tidied meanwhile', async (path) => {
  const asked = expect(ask(path)).rejects.toMatchObject(noAnswer);
  const tidy = setInterval(collectGarbage, 20);
  await asked.finally(() => clearInterval(tidy));
});
