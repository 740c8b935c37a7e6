import { expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import { callsOf, send } from './calls.ts';
import { signInFirst } from './context/row.ts';

const noKey = { 'apply-secret': '' };
const wrongKey = { 'apply-secret': 'not-the-key' };
/** Nothing a handler could use: whoever is turned away is turned away before anything is read. */
const nonsense = { body: { id: {} } };

describeEngines('the project key', (shop) => {
  const callsWith = (...kinds: string[]) => callsOf(shop().app).filter(({ access }) => kinds.includes(access));

  it('is asked for on every call that is not open, before the input is read', async () => {
    for (const { name } of callsWith('secret', 'optional')) {
      const missing = await send(shop(), name, nonsense, null, noKey);
      expect(missing, name).toMatchObject({ status: 401, code: 50000, message: '请求缺少应用密钥' });
      const wrong = await send(shop(), name, nonsense, null, wrongKey);
      expect(wrong, name).toMatchObject({ status: 401, code: 50000, message: '应用密钥不被接受' });
    }
  });

  it('is asked for after the sign-in on login-only calls', async () => {
    const customer = await shop().aCustomer();
    for (const { name } of callsWith('login')) {
      for (const headers of [noKey, wrongKey, {}]) {
        expect(await send(shop(), name, nonsense, null, headers), name).toMatchObject(signInFirst);
      }
      expect(await send(shop(), name, nonsense, customer, noKey), name).toMatchObject({ status: 401, code: 50000 });
      expect(await send(shop(), name, nonsense, customer, wrongKey), name).toMatchObject({ status: 401, code: 50000 });
    }
  });

  it('is nothing to open calls', async () => {
    const calls = callsWith('open').filter(({ name }) => name.startsWith('GET'));
    for (const { name } of calls) {
      const [without, wrong] = [
        await send(shop(), name, {}, null, noKey),
        await send(shop(), name, {}, null, wrongKey),
      ];
      expect(without.status, name).toBe(wrong.status);
      expect([without.message, wrong.message], name).not.toContain('请求缺少应用密钥');
    }
  });

  it('opens nothing by itself: the internal calls have a key of their own', async () => {
    const internal = callsOf(shop().app).filter(({ name }) => name.includes('/internal/'));
    expect(internal.length).toBeGreaterThan(0);
    const customer = await shop().aCustomer();
    for (const { name } of internal) {
      expect((await send(shop(), name, {}, customer)).status, name).toBe(403);
    }
  });
});
