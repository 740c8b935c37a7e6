import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi, type Tokens } from '../../support/api.ts';
import { operator } from '../../support/operator.ts';
import { addAddress } from '../../support/own-cart.ts';
import { once, signUp } from '../../support/signed-in.ts';

const DAY_MS = 86_400_000;

/** Nobody loses in earnest, and it costs nothing. */
const lottery = () => ({
  ...{ name: { zh: '人人有奖', en: 'Everybody wins' }, kind: 'wheel', cost: 0, triesPerDay: 9 },
  ...{ starts: new Date(Date.now() - DAY_MS).toISOString(), ends: new Date(Date.now() + DAY_MS).toISOString() },
  prizes: [
    { kind: 'good', good: 'G1113', name: { zh: '洗手液两瓶', en: 'Hand soap' }, quantity: 9, weight: 100_000 },
    { kind: 'blank', name: { zh: '谢谢参与', en: 'Nothing this time' }, weight: 1 },
  ],
});

async function openLottery(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-gallery-'));
  const file = join(folder, 'lottery.json');
  await writeFile(file, JSON.stringify(lottery()));
  const saved = JSON.parse(await operator('lotteries', 'save', '--file', file, '--json')) as { id: number };
  await rm(folder, { recursive: true });
  return saved.id;
}

export type Winner = { tokens: Tokens; prizeId: number };

/** A customer who has won something that is to be sent, and the number of what was won. */
export async function winner(origin: string): Promise<Winner> {
  const tokens = await once(`${origin} winner`, () => signUp(origin));
  const as = { token: tokens.access_token, origin };
  await addAddress(origin, tokens, '林小满');
  await callApi(`integralWinning/${await openLottery()}`, { body: {}, ...as });
  const { data } = await callApi<{ data: { id: number }[] }>('integralDrawLog?user=true', as);
  const [won] = data;
  if (!won) throw new Error('The draw has left no record.');
  return { tokens, prizeId: won.id };
}
