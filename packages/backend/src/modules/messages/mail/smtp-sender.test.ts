import { afterAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../kernel/config/config.ts';
import type { SmtpSettings } from '../../../kernel/config/message-settings.ts';
import type { Mail } from '../sending/sender.ts';
import { SmtpCounterpart } from '../testing/smtp-counterpart.ts';
import { smtpSender } from './smtp-sender.ts';

const server = await new SmtpCounterpart().open();
afterAll(() => server.close());
beforeEach(() => {
  server.mood = 'well';
  server.received.length = 0;
});

const env = { SHOP_DEMO: '0', SHOP_PROJECT_KEY: 'project-key', ...server.env };
const settings = readConfig(env).messages.mail as SmtpSettings;
const sender = smtpSender(settings);
const mail: Mail = {
  uuid: 'e2a5d1b0-0000-4000-8000-000000000001',
  to: 'someone@mail.example',
  subject: '集市验证码：12345',
  text: '验证码: 12345\n',
  html: '<p>验证码</p>',
};

it('sends both forms, with one Message-ID however often', async () => {
  await sender.send(mail);
  await sender.send(mail);
  expect(server.received).toHaveLength(2);
  for (const { from, to, headers, text, html } of server.received) {
    expect({ from, to, text, html }).toEqual({
      from: 'no-reply@shop.example',
      to: [mail.to],
      text: mail.text,
      html: mail.html,
    });
    expect(headers).toMatchObject({
      from: '集市 <no-reply@shop.example>',
      to: mail.to,
      subject: mail.subject,
      'message-id': `<${mail.uuid}@shop.example>`,
      'auto-submitted': 'auto-generated',
    });
  }
});

it.each([
  ['busy', { kind: 'unavailable', code: '451' }],
  ['refuses', { kind: 'refused', code: '550' }],
] as const)('tells what it means when the server is %s', async (mood, told) => {
  server.mood = mood;
  await expect(sender.send(mail)).rejects.toMatchObject(told);
  expect(server.received).toEqual([]);
});

it('does not wait for ever', async () => {
  server.mood = 'silent';
  await expect(smtpSender(settings, 300).send(mail)).rejects.toMatchObject({ kind: 'unknown' });
});

it('comes back when nobody is there, or the password is wrong', async () => {
  const nobody = smtpSender({ ...settings, port: 9 });
  await expect(nobody.send(mail)).rejects.toMatchObject({ kind: 'unknown' });
  const stranger = smtpSender({ ...settings, password: 'another' });
  await expect(stranger.send(mail)).rejects.toMatchObject({ kind: 'unavailable', code: 'EAUTH' });
});

it('gives no password to a server without encryption that is not this computer', async () => {
  const far = smtpSender({ ...settings, mustEncrypt: true });
  await expect(far.send(mail)).rejects.toMatchObject({ kind: 'unavailable', code: 'ETLS' });
});

it('keeps to one recipient and one header, whatever an address holds', async () => {
  await expect(sender.send({ ...mail, to: 'a@mail.example\r\nBcc: b@mail.example' })).rejects.toThrow();
  await sender.send({ ...mail, to: 'a@mail.example, b@mail.example' }).catch(() => {});
  await sender.send({ ...mail, subject: 'one\r\nBcc: b@mail.example' });
  expect(server.received.flatMap(({ to }) => to)).not.toContain('b@mail.example');
  expect(server.received.every(({ headers }) => headers['bcc'] === undefined)).toBe(true);
});
