import { expect, it } from 'vitest';
import { describeInTurn } from '../../testing/index.ts';

const CELLPHONE = '13920990001';
const password = 'tea-house-1';
type Tokens = { access_token: string; refresh_token: string };

describeInTurn('answers with tokens', (shop) => {
  it('say so, and are kept nowhere; a response that ends a sign-in says that', async () => {
    const said = ({ headers }: { headers: Record<string, unknown> }) => [headers['x-tokens'], headers['cache-control']];
    const sent = await shop().post<{ code: number }>('cellphoneCode', { cellphone: CELLPHONE });
    const code = String(sent.message.code);
    const registered = await shop().post('register', { cellphone: CELLPHONE, code, password, rPassword: password });
    const signedIn = await shop().post<Tokens>('login', { cellphone: CELLPHONE, password });
    const renewed = await shop().post<Tokens>('refreshToken', { refresh_token: signedIn.message.refresh_token });
    const as = renewed.message.access_token;
    const read = await shop().get('user', { as });
    const signedOut = await shop().post('logout', {}, { as });
    const refused = await shop().post('login', { cellphone: CELLPHONE, password: 'wrong-one' });
    expect([registered, signedIn, renewed, read, signedOut, refused].map(said)).toEqual([
      [undefined, 'no-cache, private'],
      ['issued', 'no-store'],
      ['issued', 'no-store'],
      [undefined, 'no-cache, private'],
      ['ended', 'no-cache, private'],
      [undefined, 'no-cache, private'],
    ]);
  });

  it('of a new password and of a closed account end it too', async () => {
    const { access_token: as } = (await shop().post<Tokens>('login', { cellphone: CELLPHONE, password })).message;
    const next = { nowPassword: password, password: 'tea-house-2', rPassword: 'tea-house-2' };
    expect((await shop().post('amendPassword', next, { as })).headers['x-tokens']).toBe('ended');
    const body = { cellphone: CELLPHONE, password: 'tea-house-2' };
    const { access_token } = (await shop().post<Tokens>('login', body)).message;
    expect((await shop().post('cancel', {}, { as: access_token })).headers['x-tokens']).toBe('ended');
  });
});
