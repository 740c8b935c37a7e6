import { chromium } from '@playwright/test';
import { callApi } from './support/api.ts';
import { enterAs, signUp, tokensOf } from './support/signed-in.ts';

const origin = 'http://localhost:4330';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const demo = await tokensOf(origin);
const fresh = await signUp(origin);
async function shot(
  name: string,
  path: string,
  tokens: any,
  o: { w: number; dark?: boolean; en?: boolean; act?: (p: any) => Promise<void> },
) {
  const ctx = await b.newContext({
    viewport: { width: o.w, height: o.w > 500 ? 900 : 844 },
    colorScheme: o.dark ? 'dark' : 'light',
    locale: o.en ? 'en-US' : 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  if (tokens) await enterAs(ctx, origin, tokens);
  const p = await ctx.newPage();
  p.on('console', (m: any) => {
    if (m.type() === 'error') console.log(name, m.text().slice(0, 200));
  });
  await p.goto(origin + (o.en ? '/en' : '') + path);
  await p.waitForTimeout(1500);
  if (o.act) await o.act(p);
  await p.waitForTimeout(500);
  await p.screenshot({ path: `/tmp/shots-closing/${name}.png`, fullPage: o.w < 500 && !o.act });
  await ctx.close();
}
const which = process.argv[2] ?? 'all';
if (which === 'all' || which === 'a') {
  await shot('cancel-1440', '/user/cancel', demo, { w: 1440 });
  await shot('cancel-390', '/user/cancel', demo, { w: 390 });
  await shot('cancel-free-1440-dark', '/user/cancel', fresh, { w: 1440, dark: true });
  await shot('cancel-en-390-dark', '/user/cancel', demo, { w: 390, dark: true, en: true });
  await shot('closed-1440', '/pass/closed', null, { w: 1440 });
  await shot('closed-390-en', '/pass/closed', null, { w: 390, en: true, dark: true });
  await shot('data-1440', '/user/data', fresh, { w: 1440 });
  await shot('data-390', '/user/data', fresh, { w: 390 });
  await shot('q1-390', '/user/cancel', fresh, {
    w: 390,
    act: async (p) => {
      await p.getByRole('checkbox').check();
      await p.getByRole('button', { name: '注销账号' }).click();
    },
  });
  await shot('data-ready-1440-en', '/user/data', fresh, {
    w: 1440,
    en: true,
    act: async (p) => {
      await p.getByRole('button', { name: 'Ask for the file' }).click();
      await p.waitForTimeout(300);
      await p.screenshot({ path: '/tmp/shots-closing/data-wait.png' });
      await p.getByText('Your file is ready').waitFor({ timeout: 20000 });
    },
  });
  await shot('data-ready-390-dark', '/user/data', fresh, { w: 390, dark: true });
}
await b.close();
