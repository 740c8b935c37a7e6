import { expect, it } from 'vitest';
import { describeInTurn, TEST_KEY } from '../../testing/index.ts';

/** Chapter 1 of the contract, on real routes. One engine would do; two cost little. */
describeInTurn('conventions of the wire', (shop) => {
  it('asks for the project key', async () => {
    const missing = await shop().get('lang', { headers: { 'apply-secret': '' } });
    expect(missing).toMatchObject({ status: 401, code: 50000, message: '请求缺少应用密钥', result: 'error' });
    const wrong = await shop().get('lang', { headers: { 'apply-secret': 'wrong' }, lang: 'en' });
    expect(wrong).toMatchObject({ status: 401, code: 50000, message: 'The application key is not accepted' });
  });

  it('checks the sign-in before the key', async () => {
    const response = await shop().get('user', { headers: { 'apply-secret': '' } });
    expect(response).toMatchObject({ status: 500, code: 0, message: 'Unauthenticated.' });
    expect(JSON.parse(response.raw)).toEqual({
      status_code: 500,
      code: 0,
      message: 'Unauthenticated.',
      result: 'error',
    });
    const as = await shop().aCustomer();
    const signedIn = await shop().get('user', { as, headers: { 'apply-secret': '' } });
    expect(signedIn).toMatchObject({ status: 401, code: 50000 });
  });

  it('words a missing sign-in by what the caller accepts', async () => {
    const plain = (lang: string) => shop().get('user', { lang, headers: { accept: '*/*' } });
    expect(await plain('zh')).toMatchObject({ status: 500, code: 500, message: expect.stringMatching(/^登录超时/) });
    expect(await plain('en')).toMatchObject({ message: expect.stringMatching(/^Login timed out/) });
  });

  it.each(['undefined undefined', 'Bearer', 'Bearer short', 'Basic dXNlcjpwYXNz'])(
    'takes the header "%s" for a visitor',
    async (authorization) => {
      expect((await shop().get('lang', { headers: { authorization } })).status).toBe(200);
      expect((await shop().get('user', { headers: { authorization } })).status).toBe(500);
    },
  );

  it('tells an unknown path from a wrong method', async () => {
    expect(await shop().get('nothing-here')).toMatchObject({ status: 404, code: 0, result: 'error' });
    expect(await shop().get('/')).toMatchObject({ status: 404 });
    const wrong = await shop().get('register');
    expect(wrong).toMatchObject({ status: 405, code: 0, headers: { allow: 'POST' } });
    expect(JSON.parse(wrong.raw)).toMatchObject({ status_code: 405 });
    expect((await shop().get('shipping/5')).status).toBe(405);
  });

  it('reads what is not JSON as empty', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await shop().post('cellphoneCode', '{"cellphone": ', { headers });
    expect(response).toMatchObject({ status: 401, code: 50001, message: '请填写手机号' });
    const nothing = await shop().post('cellphoneCode', '', { headers });
    expect(nothing).toMatchObject({ status: 401, code: 50001 });
  });

  it('reads forms as it reads JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const as = await shop().aCustomer();
    const form = 'notification[email]=1&notification[wechat]=false';
    expect((await shop().post('user/notification', form, { as, headers })).status).toBe(200);
    expect((await shop().get('user', { as })).message).toMatchObject({ notification: { email: true, wechat: false } });
  });

  it('refuses forms of more fields than any form has', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await shop().post('register', 'a[]=1&'.repeat(1001), { headers });
    expect(response).toMatchObject({ status: 413, headers: { 'x-error-class': 'validation' } });
  });

  it('names the class, the id and the time of every response', async () => {
    const headers = { 'x-request-id': 'req-12345678' };
    const response = await shop().get('user', { headers });
    expect(response.headers).toMatchObject({
      'x-error-class': 'unauthenticated',
      'x-request-id': 'req-12345678',
      'server-timing': expect.stringMatching(/^api;dur=[\d.]+$/),
      'x-ratelimit-limit': '6000',
      'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-cache, private',
    });
    const odd = await shop().get('lang', { headers: { 'x-request-id': 'a b\tc<script>' } });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('falls back to Chinese for unknown languages', async () => {
    expect((await shop().get('nothing', { lang: 'de' })).message).toBe('请求的地址不存在');
    expect((await shop().get('nothing', { lang: 'en' })).message).toBe('Nothing here');
  });

  it('pages: clamps, repeats and links', async () => {
    const as = await shop().aCustomer();
    const page = async (query: string) => (await shop().get(`shipping${query}`, { as })).message;
    expect(await page('')).toEqual({
      current_page: 1,
      data: [],
      first_page_url: '/api/v1/app/shipping?page=1',
      from: null,
      last_page: 1,
      last_page_url: '/api/v1/app/shipping?page=1',
      next_page_url: null,
      path: '/api/v1/app/shipping',
      per_page: 15,
      prev_page_url: null,
      to: null,
      total: 0,
    });
    expect(await page('?page=0&limit=1000')).toMatchObject({ current_page: 1, per_page: 100 });
    expect(await page('?page=x&limit=')).toMatchObject({ current_page: 1, per_page: 15 });
    expect(await page('?page=3&limit=-2')).toMatchObject({ current_page: 3, per_page: 1, data: [] });
  });

  it('ignores sort columns it does not know', async () => {
    const as = await shop().aCustomer();
    for (const sort of ['-password', '__proto__', 'constructor', "id';drop table users"]) {
      expect((await shop().get(`shipping?sort=${encodeURIComponent(sort)}`, { as })).status).toBe(200);
    }
  });

  it('refuses bodies that are too large', async () => {
    const response = await shop().post('register', { cellphone: 'x'.repeat(1_100_000) });
    expect(response).toMatchObject({ status: 413, headers: { 'x-error-class': 'validation' } });
  });

  it('stops guessing of one number', async () => {
    const body = { cellphone: '13900009999', password: 'wrong-1' };
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await shop().post('login', body)).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
    const refused = await shop().post('login', body);
    expect(refused).toMatchObject({ code: 0, headers: { 'x-error-class': 'rate-limited' } });
  });
});

describeInTurn(
  'calls from browsers elsewhere',
  (shop) => {
    const preflight = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'GET' };
      return shop().app.inject({ method: 'OPTIONS', url: '/api/v1/app/good', headers });
    };

    it('are allowed from configured origins only', async () => {
      const allowed = await preflight('https://shop.example');
      expect(allowed.statusCode).toBe(200);
      expect(allowed.headers).toMatchObject({
        'access-control-allow-origin': 'https://shop.example',
        'access-control-allow-credentials': 'true',
      });
      expect(String(allowed.headers['access-control-allow-headers'])).toMatch(/apply-secret.*Lang/);
      expect((await preflight('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
    });

    it('keep the header on errors', async () => {
      const headers = { origin: 'https://shop.example', 'apply-secret': TEST_KEY };
      const response = await shop().app.inject({ url: '/api/v1/app/user', headers });
      expect(response.headers).toMatchObject({ 'access-control-allow-origin': 'https://shop.example' });
    });
  },
  { SHOP_ORIGINS: 'https://shop.example' },
);
