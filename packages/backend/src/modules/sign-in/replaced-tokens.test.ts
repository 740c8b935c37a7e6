import { describe, expect, it } from 'vitest';
import { describeRacing, type TestShop } from '../../testing/index.ts';
import { startSession } from '../credentials/tokens.ts';

type Tokens = { access_token: string; refresh_token: string };
type SignedIn = { userId: number; access: string; refresh: string };

const SECOND = 1000;
/** The answers that make the original client sign its customer out. */
const END_OF_SESSION = /The refresh token is invalid|Unauthenticated|登录超时|Login timed out/;

async function signIn(shop: TestShop): Promise<SignedIn> {
  const { id, token, refreshToken } = await shop.aCustomer();
  return { userId: id, access: token, refresh: refreshToken };
}

async function renew(shop: TestShop, refresh: string): Promise<Tokens> {
  const answer = await shop.post<Tokens>('refreshToken', { refresh_token: refresh });
  expect(answer.status).toBe(200);
  return answer.message;
}

describeRacing('an access token that was just replaced', (shop) => {
  const statusOf = async (access: string) => (await shop().get('user', { as: access })).status;

  it('goes on for 30 seconds, and not longer', async () => {
    const old = await signIn(shop());
    const next = await renew(shop(), old.refresh);
    expect(await statusOf(old.access)).toBe(200);
    shop().advance(30 * SECOND);
    expect(await statusOf(old.access)).toBe(200);
    shop().advance(1);
    expect(await shop().get('user', { as: old.access })).toMatchObject({ status: 500, message: 'Unauthenticated.' });
    expect(await statusOf(next.access_token)).toBe(200);
  });

  it('counts from its own replacement, however often the tokens are renewed after it', async () => {
    const first = await signIn(shop());
    const second = await renew(shop(), first.refresh);
    shop().advance(10 * SECOND);
    const third = await renew(shop(), second.refresh_token);
    shop().advance(20 * SECOND);
    expect([await statusOf(first.access), await statusOf(second.access_token)]).toEqual([200, 200]);
    shop().advance(1);
    expect([await statusOf(first.access), await statusOf(second.access_token)]).toEqual([500, 200]);
    shop().advance(10 * SECOND);
    expect([await statusOf(second.access_token), await statusOf(third.access_token)]).toEqual([500, 200]);
  });

  it('does not outlive its own two hours', async () => {
    const old = await signIn(shop());
    shop().advance(7_190 * SECOND);
    const next = await renew(shop(), old.refresh);
    expect(await statusOf(old.access)).toBe(200);
    shop().advance(10 * SECOND);
    expect(await statusOf(old.access)).toBe(500);
    expect(await statusOf(next.access_token)).toBe(200);
  });

  describe('ends at once', () => {
    type End = (tokens: { old: SignedIn; next: Tokens }) => Promise<unknown>;
    const post = async (path: string, body: object, as: string) => {
      const response = await shop().post(path, body, { as });
      expect(response).toMatchObject({ status: 200 });
    };
    const anotherDevice = async (userId: number) => {
      const device = { platform: 'h5', userAgent: 'phone', ip: null };
      return (await startSession(shop().db, userId, device, shop().now)).access;
    };
    const ways: [string, End][] = [
      ['by signing out with the new one', ({ next }) => post('logout', {}, next.access_token)],
      ['by signing out with the old one', ({ old }) => post('logout', {}, old.access)],
      ['by closing the account', ({ next }) => post('cancel', {}, next.access_token)],
      [
        'by another device that ends the others',
        async ({ old }) => post('user/devices/endOthers', {}, await anotherDevice(old.userId)),
      ],
      [
        'by another device that ends this one',
        async ({ old, next }) => {
          const devices = await shop().get<{ id: number; is_current: boolean }[]>('user/devices', {
            as: next.access_token,
          });
          const id = devices.message.find(({ is_current }) => is_current)?.id;
          await post('user/devices/end', { id }, await anotherDevice(old.userId));
        },
      ],
    ];

    it.each(ways)('%s', async (_, end) => {
      const old = await signIn(shop());
      const next = await renew(shop(), old.refresh);
      await end({ old, next });
      expect([await statusOf(old.access), await statusOf(next.access_token)]).toEqual([500, 500]);
    });

    it('by a new password', async () => {
      const cellphone = '13977770001';
      const code = async () =>
        String((await shop().post<{ code: number }>('cellphoneCode', { cellphone })).message.code);
      const passwords = { password: 'tea-house-1', rPassword: 'tea-house-1' };
      await shop().post('register', { cellphone, code: await code(), ...passwords });
      const { message: old } = await shop().post<Tokens>('login', { cellphone, password: 'tea-house-1' });
      const next = await renew(shop(), old.refresh_token);
      const change = { nowPassword: 'tea-house-1', password: 'tea-house-2', rPassword: 'tea-house-2' };
      await post('amendPassword', change, next.access_token);
      expect([await statusOf(old.access_token), await statusOf(next.access_token)]).toEqual([500, 500]);
    });

    it('when a pair that was replaced long ago is used again', async () => {
      const first = await signIn(shop());
      const second = await renew(shop(), first.refresh);
      shop().advance(20 * SECOND);
      const third = await renew(shop(), second.refresh_token);
      shop().advance(11 * SECOND);
      expect(await statusOf(second.access_token)).toBe(200);
      expect((await shop().post('refreshToken', { refresh_token: first.refresh })).status).toBe(500);
      expect([await statusOf(second.access_token), await statusOf(third.access_token)]).toEqual([500, 500]);
    });
  });

  it('serves the original client, which sends its other calls beside the refresh', async () => {
    let { access, refresh } = await signIn(shop());
    for (let round = 1; round <= 7; round += 1) {
      const beside = ['user', 'goodIndent/quantity', 'notification', 'shipping', 'goodIndent?limit=10'];
      const [renewed, ...answers] = await Promise.all([
        shop().post<Tokens>('refreshToken', { refresh_token: refresh }),
        ...beside.map((path) => shop().get(path, { as: access })),
      ]);
      // Those that were sent a moment later still have the old token.
      const late = await Promise.all(beside.map((path) => shop().get(path, { as: access })));
      const all = [renewed, ...answers, ...late];
      expect(
        all.filter(({ raw }) => END_OF_SESSION.test(raw)),
        `round ${round}`,
      ).toEqual([]);
      expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
      access = renewed.message.access_token;
      refresh = renewed.message.refresh_token;
      shop().advance(7_000 * SECOND);
    }
  });
});
