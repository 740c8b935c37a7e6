import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { scriptsAtOnce, withoutWaiting } from './scripts-at-once.ts';

const page = (origin: string) =>
  `<link rel="canonical" href="${origin}/"><script>timer=setTimeout(begin,3000);</script>`;

it('passes a page on whose loader begins at once, and everything else as it is', async () => {
  const shop = createServer(({ url, headers }, response) => {
    const own = `http://${headers.host}`;
    response.end(url === '/' ? page(own) : `${url} ${headers['x-asked']}`);
  });
  await new Promise<void>((resolve) => shop.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(shop.address() as AddressInfo).port}`;
  {
    await using proxy = await scriptsAtOnce(origin);
    const html = await (await fetch(`${proxy.origin}/`, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('timer=setTimeout(begin)');
    expect(html).toContain(`href="${proxy.origin}/"`);
    expect(await (await fetch(`${proxy.origin}/a.js`, { headers: { 'x-asked': 'so' } })).text()).toBe('/a.js so');
  }
  await new Promise((resolve) => shop.close(resolve));
});

it('refuses a page whose loader it does not know', () => {
  expect(() => withoutWaiting('<html></html>', 'http://a', 'b')).toThrow('does not wait as expected');
});
