import { describe, expect, it } from 'vitest';
import { dressHtml, excerptOf, firstPictureOf } from './shop-html.ts';

const dress = (html: string) => dressHtml(html, { tableLabel: '表格' });

describe('dressHtml', () => {
  it.each([
    ['headings begin below the title', '<h3>a</h3><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['headings that begin there stay', '<h2>a</h2><h4>b</h4>', '<h2>a</h2><h4>b</h4>'],
    ['text without headings stays', '<p>a</p>', '<p>a</p>'],
    [
      'pictures come late',
      '<img src="/media/1.webp" alt="">',
      '<img loading="lazy" decoding="async" src="/media/1.webp" alt="">',
    ],
    ['unless they say otherwise', '<img src="/a" loading="eager">', '<img src="/a" loading="eager">'],
    [
      'tables stand in a frame',
      '<table><tbody></tbody></table>',
      '<div role="region" tabindex="0" aria-label="表格"><table><tbody></tbody></table></div>',
    ],
  ])('%s', (_, html, dressed) => expect(dress(html)).toBe(dressed));
});

describe('excerptOf', () => {
  it.each([
    ['<p>七天 &amp; 无理由</p><p>第二段</p>', 120, '七天 & 无理由 第二段'],
    ['<p>a<strong>b</strong>c</p>', 120, 'abc'],
    ['', 120, ''],
    ['<p>一句话说完了。第二句很长很长很长</p>', 10, '一句话说完了。'],
    ['<p>one two three four</p>', 10, 'one two…'],
    ['<p>没有标点的一长串中文字符</p>', 6, '没有标点的一…'],
  ])('%s in %d', (html, limit, excerpt) => expect(excerptOf(html, limit)).toBe(excerpt));
});

describe('firstPictureOf', () => {
  it.each([
    ['<p>a</p><img alt="" src="/media/1.webp"><img src="/media/2.webp">', '/media/1.webp'],
    ['<img src="/media/1.webp?a=1&amp;b=2" alt="">', '/media/1.webp?a=1&b=2'],
    ['<p>a</p>', null],
    ['', null],
  ])('of %j is %j', (html, address) => expect(firstPictureOf(html)).toBe(address));
});
