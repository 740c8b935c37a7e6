import { expect, it } from 'vitest';
import { describeInTurn } from '../../testing/index.ts';

const KEY = 'a-key-of-web-itself';

describeInTurn(
  'the general limit',
  (shop) => {
    it.each<[string, Record<string, string>, boolean]>([
      ['a visitor', {}, true],
      ['web for a visitor', { 'x-internal-key': KEY, 'x-forwarded-for': '203.0.113.9' }, true],
      ['somebody who guesses', { 'x-internal-key': 'a-key-of-somebody-else' }, true],
      ['web for every visitor', { 'x-internal-key': KEY }, false],
    ])('counts %s: %j', async (_, headers, isCounted) => {
      const response = await shop().get('lang', { headers });
      expect(response.status).toBe(200);
      expect(response.headers['x-ratelimit-limit']).toBe(isCounted ? '6000' : undefined);
    });

    it('counts an IPv6 network as one', async () => {
      const ask = async (address: string) =>
        Number(
          (await shop().get('lang', { headers: { 'x-forwarded-for': address } })).headers['x-ratelimit-remaining'],
        );
      const left = await ask('2001:db8:1:2::1');
      expect([await ask('2001:db8:1:2:ffff::2'), await ask('2001:db8:1:3::1')]).toEqual([left - 1, left]);
    });

    it('counts codes for an IPv6 network as those of one', async () => {
      const statuses = [];
      for (let host = 1; host <= 61; host += 1) {
        const headers = { 'x-forwarded-for': `2001:db8:9:9::${host.toString(16)}` };
        statuses.push((await shop().get('sweepLogin', { headers })).status);
      }
      expect(statuses).toEqual([...Array(60).fill(200), 429]);
    });

    it('counts a customer whoever asks for him', async () => {
      const as = await shop().aCustomer();
      const response = await shop().get('user', { as, headers: { 'x-internal-key': KEY } });
      expect(response.headers['x-ratelimit-limit']).toBe('6000');
    });
  },
  { SHOP_INTERNAL_KEY: KEY },
);
