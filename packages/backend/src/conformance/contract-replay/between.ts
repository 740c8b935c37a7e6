import { makeCode } from '../../modules/credentials/codes.ts';
import type { Reply } from './replay.ts';
import type { Scenario } from './scenario.ts';
import { editedAddress, forgetExtraNotices, giveCode, sellForACent, ship, sitePurchase } from './unrecorded.ts';

/** What happened between two recordings; `last` is our answer to the one before. */
export type Step = (scenario: Scenario, last: Reply) => Promise<unknown>;

const SECOND = 1000;
const CODE_LIFE = 61 * SECOND;
const TOKEN_LIFE = 7201 * SECOND;
const GRACE = 31 * SECOND;
const RECORDED_NUMBER = '13900000009';
const NEW_NUMBER = '13900000019';
const DOWNLOAD_CODE = '6979c8c0-e4f8-11f1-b1d5-8911327606cb';

/** Steps before a recording, by the number in front of its name. */
export const before: Readonly<Record<string, Step>> = {
  '055': async (scenario) => {
    scenario.shop.advance(CODE_LIFE);
    await scenario.learnCode('54321', RECORDED_NUMBER);
  },
  '056': async (scenario, last) => {
    scenario.learnTokens(messageOf(last), 'user_new_expired');
  },
  '058': (scenario) => scenario.signIn('13800000002', 'user_2'),
  '059': async ({ shop }) => shop.advance(GRACE),
  '067': async ({ shop }) => shop.advance(TOKEN_LIFE),
  '070': async (scenario, last) => {
    scenario.learnTokens(messageOf(last), 'user_new');
    await scenario.signIn('13800000001', 'user_1');
  },
  '076': (scenario) => scenario.call('user_new', 'user/notification', { notification: { email: true, wechat: false } }),
  '081': async (scenario, last) => {
    scenario.memory.bind('22222', String(messageOf<{ code: number }>(last).code));
    // Two hours have passed here since the sign-in, which were minutes when it was recorded.
    const code = await makeCode(scenario.shop.db, RECORDED_NUMBER, scenario.shop.now);
    await scenario.call('user_new', 'user/proof', { by: 'cellphone', code });
  },
  '083': (scenario) => giveCode(scenario, '33333', '13800000001'),
  '085': async (scenario) => {
    const code = await makeCode(scenario.shop.db, NEW_NUMBER, scenario.shop.now);
    await scenario.call('user_new', 'changeCellphone', { cellphone: NEW_NUMBER, code });
  },
  '096': (scenario) => scenario.call('user_1', 'shipping/2', editedAddress),
  '128': async (scenario) => {
    scenario.shop.advance(SECOND);
    await sellForACent(scenario);
  },
  '135': (scenario) => scenario.signIn('13800000002', 'user_2b'),
  '148': (scenario) => scenario.call('user_1', 'balancePay', { id: 5 }),
  '151': (scenario) => scenario.call('user_1', 'goodIndent/cancel/2'),
  '155': ({ shop }) => ship(shop, 1, { courierId: 1, waybill: 'TEST123456', shippingTime: shop.now }),
  '156': async ({ shop }) => shop.advance(SECOND),
  '161': async ({ shop }) => shop.advance(SECOND),
  '165': async (scenario) => {
    await ship(scenario.shop, 6, { payTime: scenario.shop.now });
    await scenario.call('user_1', 'goodIndent/receipt/6');
  },
  '175': async (scenario) => {
    scenario.memory.bind(DOWNLOAD_CODE, await scenario.call<string>('user_1', 'goodIndent/download/8'));
  },
  '185': (scenario) => scenario.call('user_1', 'browse', { id: 4 }),
  '193': async (scenario) => forgetExtraNotices(scenario),
  '208': (scenario) => scenario.signIn(NEW_NUMBER, 'user_new'),
  '209': (scenario) => scenario.call('user_2b', 'logout'),
  '301': async (scenario) => {
    scenario.shop.advance(CODE_LIFE);
    await scenario.call('user_1', 'goodIndent/destroy/6');
  },
  '305': async (scenario) => {
    for (let times = 0; times < 2; times += 1) {
      await scenario.call('user_1', 'goodIndent', sitePurchase);
      scenario.shop.advance(SECOND);
    }
  },
};

const messageOf = <T>(reply: Reply) => (reply.body as { message: T }).message;
