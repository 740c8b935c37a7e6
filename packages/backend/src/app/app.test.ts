import { expect, it } from 'vitest';
import { describeInTurn } from '../testing/index.ts';

describeInTurn('the assembled api', (shop) => {
  it('is healthy and ready', async () => {
    expect((await shop().get('/healthz')).status).toBe(200);
    expect((await shop().get('/readyz')).status).toBe(200);
  });
});
