import { expect, it } from 'vitest';
import { describeInTurn } from '../../../testing/index.ts';

describeInTurn('mini programs', (shop) => {
  it.each([{ platform: 'miniWeixin', code: 'x' }, { platform: 7 }, {}])('are none the shop knows: %j', async (body) => {
    const response = await shop().post('miniLogin', body);
    expect(response).toMatchObject({ status: 200, result: 'ok' });
    expect(response.message).toEqual([]);
  });

  it('need the project key like everybody', async () => {
    expect(await shop().post('miniLogin', {}, { headers: { 'apply-secret': 'else' } })).toMatchObject({ code: 50000 });
  });
});
