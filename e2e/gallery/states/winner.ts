import { callApi, type Tokens } from '../../support/api.ts';
import { blank, drawByApi, openLottery, soap } from '../../support/lotteries.ts';
import { addAddress } from '../../support/own-cart.ts';
import { once, signUp } from '../../support/signed-in.ts';

export type Winner = { tokens: Tokens; prizeId: number };

const name = { zh: '人人有奖', en: 'Everybody wins' };

/** A customer who has won something that is to be sent, and the number of what was won. */
export async function winner(origin: string): Promise<Winner> {
  const tokens = await once(`${origin} winner`, () => signUp(origin));
  await addAddress(origin, tokens, '林小满');
  await drawByApi(origin, tokens, await openLottery({ name, kind: 'wheel', prizes: [soap, blank] }));
  const { data } = await callApi<{ data: { id: number }[] }>('integralDrawLog?user=true', {
    token: tokens.access_token,
    origin,
  });
  const [won] = data;
  if (!won) throw new Error('The draw has left no record.');
  return { tokens, prizeId: won.id };
}
