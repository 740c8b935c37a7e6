import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../kernel/db/schema/index.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';

describeRacing('mailboxes', (shop) => {
  const send = (as: TestCustomer, body: object) => shop().post<{ code: number }>('emailCode', body, { as });
  const bind = (as: TestCustomer, body: object) => shop().post('verifyEmail', body, { as });
  let made = 0;
  const aMailbox = () => `someone-${++made}@mail.example`;
  const bound = async (email: string) => {
    const as = await shop().aCustomer();
    await shop().db.update(users).set({ email }).where(eq(users.id, as.id));
    return as;
  };

  it('are bound by the code that was sent there, once', async () => {
    const as = await shop().aCustomer();
    const email = aMailbox();
    const sent = await send(as, { email });
    expect(sent.message.code).toBeGreaterThanOrEqual(10_000);
    expect(await bind(as, { email, code: '1' })).toMatchObject({ status: 401, code: 50003, message: '验证码不正确' });
    expect(await bind(as, { email: email.toUpperCase(), code: sent.message.code })).toMatchObject({ status: 200 });
    expect((await shop().get('user', { as })).message).toMatchObject({ email: email.toUpperCase() });
    expect(await bind(as, { email, code: sent.message.code })).toMatchObject({
      code: 50003,
      message: expect.stringContaining('过期'),
    });
  });

  it.each([
    [{}, '请填写邮箱'],
    [{ email: ' ' }, '请填写邮箱'],
    [{ email: 'nope' }, '邮箱格式不对'],
    [{ email: 'a@b' }, '邮箱格式不对'],
    [{ email: `${'a'.repeat(250)}@mail.example` }, '邮箱格式不对'],
    [{ email: 'a@mail.example\r\nBcc: b@mail.example' }, '邮箱格式不对'],
  ])('are refused when they are none: %j', async (body, message) => {
    const as = await shop().aCustomer();
    expect(await send(as, body)).toMatchObject({ status: 401, code: 50001, message });
    expect(await bind(as, { ...body, code: '12345' })).toMatchObject({ status: 401, code: 50001, message });
  });

  it('belong to one account, whatever the case of their letters', async () => {
    const email = aMailbox();
    await bound(email);
    const as = await shop().aCustomer();
    const taken = { status: 401, code: 50001, message: '该邮箱已被其他账号使用' };
    expect(await send(as, { email: email.toUpperCase() })).toMatchObject(taken);
    expect(await bind(as, { email, code: '12345' })).toMatchObject(taken);
  });

  it('are given to one of two who ask at the same time', async () => {
    const [one, other] = [await shop().aCustomer(), await shop().aCustomer()];
    const email = aMailbox();
    const { code } = (await send(one, { email })).message;
    const responses = await Promise.all([bind(one, { email, code }), bind(other, { email, code })]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await shop().db.$count(users, eq(users.email, email))).toBe(1);
  });

  it('are changed with the old one named rightly', async () => {
    const old = aMailbox();
    const as = await bound(old);
    const email = aMailbox();
    expect(await send(as, { email, oldEmail: 'else@mail.example' })).toMatchObject({
      code: 50003,
      message: '原邮箱不符',
    });
    expect(await send(as, { email: old, oldEmail: old })).toMatchObject({ code: 50001, message: '该邮箱已经绑定' });
    const { code } = (await send(as, { email, oldEmail: old.toUpperCase() })).message;
    expect(await bind(as, { email, oldEmail: 'else@mail.example', code })).toMatchObject({ code: 50003 });
    expect(await bind(as, { email, oldEmail: old, code })).toMatchObject({ status: 200 });
  });

  it('get one code at a time, which dies of wrong tries', async () => {
    const as = await shop().aCustomer();
    const email = aMailbox();
    const { code } = (await send(as, { email })).message;
    expect(await send(as, { email })).toMatchObject({ status: 401, code: 50001, message: '上一个验证码仍然有效' });
    for (let attempt = 0; attempt < 5; attempt += 1) await bind(as, { email, code: '00000' });
    expect(await bind(as, { email, code })).toMatchObject({ status: 401, code: 50003 });
    shop().advance(60_000);
    expect(await send(as, { email })).toMatchObject({ status: 200 });
  });

  it('are not written to all the time', async () => {
    const as = await shop().aCustomer();
    const answers = [];
    for (let call = 0; call < 11; call += 1) answers.push((await send(as, { email: aMailbox() })).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });

  it('are for signed-in customers', async () => {
    for (const path of ['emailCode', 'verifyEmail']) {
      expect(await shop().post(path, { email: aMailbox() })).toMatchObject({
        status: 500,
        message: 'Unauthenticated.',
      });
    }
  });
});

describeRacing(
  'mailboxes without a mail server',
  (shop) => {
    it('get no code, and no answer carries one', async () => {
      const as = await shop().aCustomer();
      const response = await shop().post('emailCode', { email: 'new@mail.example' }, { as });
      expect(response).toMatchObject({ status: 401, code: 50001, headers: { 'x-error-class': 'unavailable' } });
      expect(response.message).toBe('商城暂时不能发送邮件');
    });
  },
  { SHOP_DEMO: '0' },
);
