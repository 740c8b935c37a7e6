import { expect, test } from 'vitest';
import { rewritePage, type Targets } from './rewrite.ts';

const pages: Record<string, string> = { 'docs/releases.md': '/releases', 'docs/zh/README.md': '/zh/' };
const targets: Targets = {
  page: (file) => pages[file],
  asset: (file) => `/assets/${file}`,
  source: (file, name) => `/sources/${file}${name ? `#${name}` : ''}`,
};

test.each([
  ['a page', '[r](releases.md)', '[r](/releases)'],
  ['a heading of a page', '[r](releases.md#bans)', '[r](/releases#bans)'],
  ['a heading of the same page', '[r](#bans)', '[r](#bans)'],
  ['another site', '[r](https://rspress.rs/a.md)', '[r](https://rspress.rs/a.md)'],
  ['a name in a source', '[`f`](../a/b.ts#f)', '[`f`](/sources/a/b.ts#f)'],
  ['a picture', '![p](p.webp)', '![p](/assets/docs/p.webp)'],
  ['a picture as an element', '<img src="p.webp">', '<img src="/assets/docs/p.webp">'],
  ['what is in a block of code', '```md\n[r](releases.md)\n```', '```md\n[r](releases.md)\n```'],
])('a link to %s', (_what, text, shown) => {
  expect(rewritePage(text, 'docs/page.md', targets)).toBe(shown);
});

test('a link to nothing ends the build', () => {
  expect(() => rewritePage('[r](gone.md)', 'docs/page.md', targets)).toThrow('docs/page.md links to gone.md');
});

test.each([
  ['a sentence', '由服务器拼成\n再由浏览器接管', '由服务器拼成再由浏览器接管'],
  ['an entry of a list', '- 第一行，\n  第二行', '- 第一行，第二行'],
  ['beside Latin letters', '技术栈：\nReact', '技术栈：\nReact'],
  ['a paragraph', '一。\n\n二。', '一。\n\n二。'],
])('Chinese lines are joined: %s', (_what, text, shown) => {
  expect(rewritePage(text, 'docs/zh/page.md', targets)).toBe(shown);
});

test('from Chinese to English by an anchor, which keeps its language', () => {
  expect(rewritePage('[发布](../releases.md#bans)', 'docs/zh/page.md', targets)).toBe(
    '<a href="/releases.html#bans">发布</a>',
  );
  expect(rewritePage('[首页](README.md)', 'docs/zh/page.md', targets)).toBe('[首页](/zh/)');
});
