import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const { origin } = JSON.parse(
  readFileSync('/tmp/h/serve.log', 'utf8')
    .split('\n')
    .find((l) => l.startsWith('{')),
);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const shot = async (name, path, { width = 1440, height = 900, dark = false, act } = {}) => {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: path.startsWith('/en') ? 'en-US' : 'zh-CN',
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  if (act) await act(page);
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/h/shot-${name}.png` });
  await context.close();
};
const q = encodeURIComponent;
const only = process.argv[2];
const all = {
  typo: () => shot('typo', `/product/list?title=${q('草梅')}`),
  few: () => shot('few', `/product/list?title=${q('蓝色双肩包')}`, { height: 1300 }),
  none: () => shot('none', `/en/product/list?title=${q('leather umbrella')}`, { dark: true }),
  phone: () => shot('phone', `/product/list?title=${q('蘑菇小夜灯')}`, { width: 390, height: 1100 }),
  phoneen: () => shot('phoneen', `/en/product/list?title=hedphones`, { width: 390, height: 844, dark: true }),
  suggest: () =>
    shot('suggest', '/', {
      act: async (page) => {
        await page.getByRole('combobox').click();
        await page.getByRole('combobox').pressSequentially('茶', { delay: 30 });
        await page.getByRole('option').first().waitFor();
        await page.waitForTimeout(800);
      },
    }),
  suggesten: () =>
    shot('suggesten', '/en', {
      width: 390,
      height: 844,
      act: async (page) => {
        await page.getByRole('combobox').click();
        await page.getByRole('combobox').pressSequentially('ret', { delay: 30 });
        await page.getByRole('option').first().waitFor();
        await page.waitForTimeout(800);
      },
    }),
  refused: () =>
    shot('refused', '/', {
      height: 300,
      act: async (page) => {
        await page.getByRole('combobox').click();
        await page.getByRole('combobox').pressSequentially('红茶！ 壶', { delay: 30 });
        await page.keyboard.press('Enter');
        await page.getByRole('alert').waitFor();
      },
    }),
  refusedphone: () =>
    shot('refusedphone', '/en', {
      width: 390,
      height: 300,
      act: async (page) => {
        await page.getByRole('combobox').click();
        await page.getByRole('combobox').pressSequentially('tea, black & green!', { delay: 30 });
        await page.keyboard.press('Enter');
        await page.getByRole('alert').waitFor();
      },
    }),
};
for (const [name, take] of Object.entries(all))
  if (!only || only.split(',').includes(name)) {
    try {
      await take();
      console.log(name);
    } catch (e) {
      console.log(name, String(e).slice(0, 300));
    }
  }
await browser.close();
