import { expect, it } from 'vitest';
import { passkeys } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { CHALLENGE_SECONDS } from '../challenges.ts';
import { MAX_PASSKEYS } from '../passkey-records.ts';
import { Authenticator } from '../testing/authenticator.ts';

type Asked = { challenge: string; options: { challenge: string; excludeCredentials?: unknown[]; rpId?: string } };
type Row = { id: number; name: string; last_used_at: string | null };

/** Where the shop's pages are. */
const PAGE = 'http://localhost';

describeInTurn(
  'passkeys',
  (shop) => {
    it('signs in with a key that was added, on another device too', async () => {
      const as = await shop().aCustomer();
      const device = await aDevice(shop(), as);
      expect((await shop().get<Row[]>('user/passkeys', { as })).message).toMatchObject([
        { name: 'My phone', last_used_at: null },
      ]);
      const answer = await signIn(shop(), device);
      expect(answer).toMatchObject({ status: 200, message: { token_type: 'Bearer', refresh_expires_in: 7 } });
      const token = (answer.message as { access_token: string }).access_token;
      expect((await shop().get('user', { as: token })).message).toMatchObject({ cellphone: as.cellphone });
      expect((await shop().get<Row[]>('user/passkeys', { as })).message[0]?.last_used_at).not.toBeNull();
    });

    it('asks the same of everybody who signs in', async () => {
      const { options } = (await shop().post<Asked>('passkey/options', {})).message;
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
      expect(options).not.toHaveProperty('allowCredentials');
    });

    it('takes a challenge once and for five minutes', async () => {
      const device = await aDevice(shop(), await shop().aCustomer());
      const asked = (await shop().post<Asked>('passkey/options', {})).message;
      const body = { challenge: asked.challenge, credential: device.get(asked.options.challenge) };
      expect((await shop().post('passkey', body)).status).toBe(200);
      expect(await shop().post('passkey', body)).toMatchObject({ status: 401, code: 50003 });
      const late = (await shop().post<Asked>('passkey/options', {})).message;
      shop().advance(CHALLENGE_SECONDS * 1000);
      const lateBody = { challenge: late.challenge, credential: device.get(late.options.challenge) };
      expect(await shop().post('passkey', lateBody)).toMatchObject({ status: 401, code: 50003 });
    });

    it.each<[string, (device: Authenticator) => void, string | undefined]>([
      ['a counter that went back', (device) => (device.counter = 0), undefined],
      ['nobody who was recognised', (device) => (device.flags = 0b1), undefined],
      ['another challenge', () => {}, 'c29tZXRoaW5nLWVsc2U'],
    ])('refuses a signature with %s', async (_, spoil, challenge) => {
      const device = await aDevice(shop(), await shop().aCustomer());
      for (let times = 0; times < 2; times += 1) expect((await signIn(shop(), device)).status).toBe(200);
      spoil(device);
      expect(await signIn(shop(), device, challenge)).toMatchObject({ status: 401, code: 50001 });
    });

    it('refuses an unknown key and a key of another site alike', async () => {
      const stranger = await signIn(shop(), new Authenticator(PAGE));
      expect(stranger).toMatchObject({ status: 401, code: 50001 });
      const as = await shop().aCustomer();
      const { challenge, options } = (await shop().post<Asked>('user/passkeys/options', {}, { as })).message;
      const credential = new Authenticator('http://jishi.example').create(options.challenge);
      const elsewhere = await shop().post('user/passkeys', { challenge, name: 'x', credential }, { as });
      expect(elsewhere).toMatchObject({ status: 401, code: 50001, message: stranger.message });
    });

    it('adds a key for the customer who asked, once, and not without end', async () => {
      const [as, other] = [await shop().aCustomer(), await shop().aCustomer()];
      const { challenge, options } = (await shop().post<Asked>('user/passkeys/options', {}, { as })).message;
      const body = { challenge, name: 'x', credential: new Authenticator(PAGE).create(options.challenge) };
      expect(await shop().post('user/passkeys', body, { as: other })).toMatchObject({ status: 401, code: 50003 });
      expect((await shop().post('user/passkeys', body, { as })).status).toBe(200);
      const more = Array.from({ length: MAX_PASSKEYS - 1 }, (_, n) => `${as.id}-${n}`);
      await shop()
        .db.insert(passkeys)
        .values(more.map((credentialId) => ({ userId: as.id, credentialId, publicKey: 'x', name: 'x' })));
      const again = (await shop().post<Asked>('user/passkeys/options', {}, { as })).message;
      expect(again.options.excludeCredentials).toHaveLength(MAX_PASSKEYS);
      const credential = new Authenticator(PAGE).create(again.options.challenge);
      expect(
        await shop().post('user/passkeys', { challenge: again.challenge, name: 'x', credential }, { as }),
      ).toMatchObject({ status: 401, message: expect.stringContaining(String(MAX_PASSKEYS)) });
    });

    it('renames and removes the customer’s own keys only', async () => {
      const [as, other] = [await shop().aCustomer(), await shop().aCustomer()];
      const device = await aDevice(shop(), as);
      const [row] = (await shop().get<Row[]>('user/passkeys', { as })).message;
      const id = row?.id;
      expect(await shop().post('user/passkeys/rename', { id, name: 'x' }, { as: other })).toMatchObject({
        status: 404,
      });
      expect(await shop().post('user/passkeys/destroy', { id }, { as: other })).toMatchObject({ status: 404 });
      expect((await shop().post('user/passkeys/rename', { id, name: ' 新手机 ' }, { as })).status).toBe(200);
      expect((await shop().get<Row[]>('user/passkeys', { as })).message).toMatchObject([{ name: '新手机' }]);
      expect((await shop().post('user/passkeys/rename', { id, name: ' ' }, { as })).status).toBe(401);
      expect((await shop().post('user/passkeys/destroy', { id }, { as })).status).toBe(200);
      expect(await signIn(shop(), device)).toMatchObject({ status: 401, code: 50001 });
    });

    it('ends with a new password', async () => {
      const as = await shop().aCustomer();
      const device = await aDevice(shop(), as);
      const { message } = await shop().post<{ code: number }>('cellphoneCode', { cellphone: as.cellphone, state: 1 });
      const reset = {
        cellphone: as.cellphone,
        code: message.code,
        password: 'battery-staple',
        rPassword: 'battery-staple',
      };
      expect((await shop().post('findPassword', reset)).status).toBe(200);
      expect(await signIn(shop(), device)).toMatchObject({ status: 401, code: 50001 });
    });
  },
  { SHOP_DEMO: '1', SHOP_PUBLIC_ORIGIN: PAGE },
);

async function aDevice(shop: TestShop, as: TestCustomer): Promise<Authenticator> {
  const { challenge, options } = (await shop.post<Asked>('user/passkeys/options', {}, { as })).message;
  const device = new Authenticator(PAGE);
  const body = { challenge, name: 'My phone', credential: device.create(options.challenge) };
  expect(await shop.post('user/passkeys', body, { as })).toMatchObject({ status: 200 });
  return device;
}

async function signIn(shop: TestShop, device: Authenticator, signed?: string) {
  const { challenge, options } = (await shop.post<Asked>('passkey/options', {})).message;
  return shop.post('passkey', { challenge, credential: device.get(signed ?? options.challenge) });
}
