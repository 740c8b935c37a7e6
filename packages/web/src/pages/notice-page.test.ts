import { describe, expect, it } from 'vitest';
import { noticePage } from './notice-page.ts';
import type { NoticeKind } from './notice-texts.ts';

const names = { zh: { name: '茶叶铺' }, en: { name: 'Tom & <Co>' } };
const page = (kind: NoticeKind, lang: 'zh' | 'en') =>
  noticePage({ kind, lang, theme: 'system', nonce: 'n', requestId: 'r-1', release: '7', names });

describe('a shop that is closed', () => {
  it.each([
    ['zh', '<html lang="zh-CN"', '<h1>网站维护中</h1>'],
    ['en', '<html lang="en-US"', '<h1>We are doing maintenance</h1>'],
  ] as const)('shows its shut stall in %s, and nothing to follow or to report', (lang, root, heading) => {
    const html = page('closed', lang);
    expect(html).toContain(root);
    expect(html).toContain(heading);
    expect(html.match(/<section/g)).toHaveLength(1);
    expect(html).not.toContain('<a ');
    expect(html).not.toContain('r-1');
  });
});

it.each(['zh', 'en'] as const)('has a sign in %s that stays on its paper', (lang) => {
  const [, paper, size, sign = ''] =
    /<rect [^>]*width="(\d+)".*?<text [^>]*font-size="(\d+)"[^>]*>([^<]*)/.exec(page('closed', lang)) ?? [];
  expect(sign).not.toBe('');
  // A Chinese letter is as wide as it is high, a bold Latin one about two thirds.
  const wide = [...sign].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 2 / 3), 0) * Number(size);
  expect(wide).toBeLessThan(Number(paper) - 24);
});

it('a page that could not be made speaks both languages, names the request and leads on', () => {
  const html = page('broken', 'zh');
  expect(html.match(/<section/g)).toHaveLength(2);
  expect(html).toContain('release 7 · r-1');
  expect(html).toContain('href="/en"');
});

describe('the name of the shop', () => {
  it.each([
    ['zh', '<title>茶叶铺人潮拥挤 · 茶叶铺</title>', '<h2>Tom &amp; &lt;Co&gt; is crowded</h2>'],
    ['en', '<title>Tom &amp; &lt;Co&gt; is crowded · Tom &amp; &lt;Co&gt;</title>', '<h2>茶叶铺人潮拥挤</h2>'],
  ] as const)('stands on the page in %s and in what it says in the other language', (lang, title, other) => {
    expect(page('busy', lang)).toContain(title);
    expect(page('busy', lang)).toContain(other);
  });

  it.each(['busy', 'closed', 'not-open', 'broken'] as const)('is the only one on the page %s', (kind) => {
    expect(page(kind, 'zh') + page(kind, 'en')).not.toMatch(/Jishi|集市|\{name\}|<Co>/);
  });
});
