import { expect, it } from 'vitest';
import { createTimes } from '../../kernel/wire/times.ts';
import type { MessageContent } from './content.ts';
import { renderMail } from './render.ts';

const origin = 'https://shop.example';
const notice: MessageContent = {
  template: 'notice',
  values: { title: 'Payment received', list: [], remark: '', path: '/user/indent/detail?id=7' },
};
const security: MessageContent = {
  template: 'security',
  values: { what: 'A new passkey', advice: 'Was it you?', time: '10:00' },
};
const mail = (content: MessageContent, lacks: string | null) =>
  renderMail(content, {
    ...{ lang: 'en', shop: 'Jishi', origin, times: createTimes('Asia/Shanghai') },
    leads: (path) => path !== lacks,
  });

it.each([
  ['a notice', notice, '/user/indent/detail?id=7'],
  ['news of the security', security, '/user/devices'],
])('%s leads to its page while the release has it', (_, content, path) => {
  const address = `${origin}/en${path}`;
  expect(mail(content, null).text).toContain(address);
  expect(mail(content, null).html).toContain(address);
  const without = mail(content, path);
  expect(without.text).not.toContain(address);
  expect(without.html).not.toContain(address);
  expect(without.text).toContain(content.template === 'security' ? 'A new passkey' : 'Payment received');
});

it('says how to switch notices off, whatever the release has', () => {
  expect(mail(notice, '/user/userinfo').text).toContain(`${origin}/en/user/userinfo`);
});
