import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { anOperator } from '../../operator/commands/testing/operator.ts';
import { describeInTurn, type TestShop } from '../../testing/index.ts';
import { routeEvents } from './route-events.ts';

const PASSWORD = 'battery-staple';

/** What the security log has told since `count` lines. */
function told(shop: TestShop, count = 0): Record<string, unknown>[] {
  return linesOf(shop)
    .slice(count)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

function linesOf(shop: TestShop): string[] {
  try {
    const text = readFileSync(join(shop.config.dataFolder, 'logs', 'security.log'), 'utf8');
    return text.trim().split('\n');
  } catch {
    return [];
  }
}

/** What the log tells of one act. */
async function during(shop: TestShop, act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = linesOf(shop).length;
  await act();
  return told(shop, before);
}

const codeOf = async (shop: TestShop, cellphone: string, state?: number) =>
  (await shop.post<{ code: number }>('cellphoneCode', { cellphone, ...(state === undefined ? {} : { state }) })).message
    .code;

describeInTurn(
  'the security log',
  (shop) => {
    it('has a route for every rule', () => {
      const { apiBase } = shop().config;
      for (const rule of Object.keys(routeEvents)) {
        const [method = '', path = ''] = rule.split(' ');
        expect(shop().app.hasRoute({ method, url: `${apiBase}${path.slice(1)}` }), rule).toBe(true);
      }
    });

    it('tells of sign-ins that fail, by their way, and of one that does not', async () => {
      const cellphone = '13900000001';
      const wrong = await during(shop(), () => shop().post('login', { cellphone, password: PASSWORD }));
      expect(wrong).toMatchObject([
        { log: 'security', process: 'api', event: 'sign-in.failed', way: 'password', reason: 'account.credentials' },
      ]);
      expect(wrong[0]).toMatchObject({ subject: '139****0001', ip: '127.0.0.1', network: '127.0.0.1' });
      expect(wrong[0]?.['requestId']).toMatch(/./);
      expect(JSON.stringify(wrong)).not.toContain(PASSWORD);
      const code = await codeOf(shop(), cellphone);
      const byCode = await during(shop(), () =>
        shop().post('register', { cellphone, code: code === 10_000 ? 10_001 : 10_000 }),
      );
      expect(byCode).toMatchObject([{ event: 'sign-in.failed', way: 'code', reason: 'code.wrong' }]);
      const byQr = await during(shop(), () =>
        shop().post('sweepLogin', { uuid: '6f0e1c1e-0000-4000-8000-000000000000' }),
      );
      expect(byQr).toMatchObject([{ event: 'sign-in.failed', way: 'qr' }]);
      const opened = await during(shop(), () => shop().post('register', { cellphone, code }));
      expect(opened).toMatchObject([{ event: 'sign-in.opened', way: 'code', user: expect.any(Number) }]);
      expect(opened[0]).not.toHaveProperty('subject');
    });

    it('tells of a passkey nobody knows', async () => {
      const { message } = await shop().post<{ challenge: string }>('passkey/options');
      const credential = {
        id: 'a2V5',
        rawId: 'a2V5',
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
      };
      const lines = await during(shop(), () => shop().post('passkey', { challenge: message.challenge, credential }));
      expect(lines).toMatchObject([{ event: 'sign-in.failed', way: 'passkey', reason: 'passkey.refused' }]);
    });

    it('tells of refreshes that are refused, and of ended sign-ins', async () => {
      const as = await shop().aCustomer();
      const refused = await during(shop(), () => shop().post('refreshToken', { refresh_token: 'made-up-by-somebody' }));
      expect(refused).toMatchObject([{ event: 'sign-in.renewal-refused' }]);
      expect(JSON.stringify(refused)).not.toContain('made-up-by-somebody');
      const others = await during(shop(), () => shop().post('user/devices/endOthers', {}, { as }));
      expect(others).toMatchObject([{ event: 'sign-in.others-ended', user: as.id }]);
      const own = await during(shop(), () => shop().post('logout', {}, { as }));
      expect(own).toMatchObject([{ event: 'sign-in.ended', user: as.id }]);
    });

    it('tells of changed credentials, and not of a form that was filled in wrongly', async () => {
      const as = await shop().aCustomer();
      const reset = (code: number) =>
        shop().post('findPassword', { cellphone: as.cellphone, code, password: PASSWORD, rPassword: PASSWORD });
      const code = await codeOf(shop(), as.cellphone, 1);
      expect(await during(shop(), () => reset(1))).toMatchObject([
        { event: 'credential.refused', reason: 'code.wrong' },
      ]);
      const done = await during(shop(), () => reset(code));
      expect(done).toMatchObject([{ event: 'credential.password-reset', subject: `138****${as.cellphone.slice(-4)}` }]);
      expect(await during(shop(), () => shop().post('findPassword', { cellphone: as.cellphone }))).toEqual([]);
    });

    it('tells of a thing that is not the customer’s, once for many tries', async () => {
      const as = await shop().aCustomer();
      const lines = await during(shop(), async () => {
        for (let id = 1; id < 20; id++) await shop().get(`goodIndent/detail/${9_000 + id}`, { as });
      });
      expect(lines).toMatchObject([{ event: 'refused.ownership', user: as.id, times: 1, reason: 'record.missing' }]);
    });

    it('tells of too many calls, once for many', async () => {
      const lines = await during(shop(), async () => {
        for (let time = 0; time < 25; time++)
          await shop().post('login', { cellphone: '13900000009', password: 'x1y2z3' });
      });
      expect(lines.filter(({ event }) => event === 'sign-in.failed')).toHaveLength(20);
      expect(lines.filter(({ event }) => event === 'refused.limit')).toMatchObject([
        { times: 1, subject: '139****0009' },
      ]);
    });

    it('tells of a wrong internal key, without it', async () => {
      const headers = { 'x-internal-key': 'a-key-that-is-guessed' };
      const lines = await during(shop(), () => shop().get('/internal/change-events', { headers }));
      expect(lines).toMatchObject([
        { event: 'refused.internal-key', reason: 'internal.key', route: '/internal/change-events' },
      ]);
      expect(JSON.stringify(lines)).not.toContain('a-key-that-is-guessed');
    });

    it('tells of commands that change something, not of trials and looks', async () => {
      const operator = anOperator(shop());
      const as = await shop().aCustomer();
      const reads = await during(shop(), () => operator('users', 'show', as.cellphone));
      const tried = await during(shop(), () => operator('users', 'sign-out', as.cellphone, '--dry-run'));
      expect([...reads, ...tried]).toEqual([]);
      const done = await during(shop(), () => operator('users', 'sign-out', as.cellphone));
      expect(done).toMatchObject([{ process: 'shop', event: 'operator.acted', command: 'users sign-out' }]);
      expect(done[0]?.['args']).toEqual([`138****${as.cellphone.slice(-4)}`]);
      const refused = await during(shop(), () => operator('users', 'sign-out', '13700000000'));
      expect(refused).toMatchObject([{ event: 'operator.refused', command: 'users sign-out', reason: 'refused' }]);
    });
  },
  { SHOP_INTERNAL_KEY: 'the-internal-key-of-a-test' },
);

describeInTurn(
  'a security log that cannot be written',
  (shop) => {
    it('fails no request', async () => {
      const as = await shop().aCustomer();
      expect(await shop().post('user/devices/endOthers', {}, { as })).toMatchObject({ status: 200 });
      expect(await shop().post('login', { cellphone: as.cellphone, password: PASSWORD })).toMatchObject({
        status: 401,
      });
    });
  },
  { SHOP_SECURITY_LOG: '/dev/full' },
);
