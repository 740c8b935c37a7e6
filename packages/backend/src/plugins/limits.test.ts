import { expect, it } from 'vitest';
import { describeEngines } from '../testing/index.ts';

const KEY = 'a-key-of-web-itself';

describeEngines(
  'the general limit',
  (shop) => {
    it.each<[string, Record<string, string>, boolean]>([
      ['a visitor', {}, true],
      ['web for a visitor', { 'x-internal-key': KEY, 'x-forwarded-for': '203.0.113.9' }, true],
      ['somebody who guesses', { 'x-internal-key': 'a-key-of-somebody-else' }, true],
      ['web for every visitor', { 'x-internal-key': KEY }, false],
    ])('counts %s: %j', async (_, headers, isCounted) => {
      const answer = await shop().get('lang', { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers['x-ratelimit-limit']).toBe(isCounted ? '6000' : undefined);
    });

    it('counts a customer whoever asks for him', async () => {
      const as = await shop().aCustomer();
      const answer = await shop().get('user', { as, headers: { 'x-internal-key': KEY } });
      expect(answer.headers['x-ratelimit-limit']).toBe('6000');
    });
  },
  { SHOP_INTERNAL_KEY: KEY },
);
