import { expect, it } from 'vitest';
import { propertiesOf } from './properties.ts';

it('reads the tables of a description', () => {
  const html =
    '<h3>A</h3><table><tbody><tr><th>品牌</th><td><b>鹿野</b> &amp; 友</td></tr>\n<tr><th>重量</th><td>680 克</td></tr></tbody></table>' +
    '<table><tr><th scope="row">品牌</th><td>又一次</td></tr><tr><td>没有名字</td></tr></table>';
  expect(propertiesOf(html)).toEqual([
    { name: '品牌', value: '鹿野 & 友' },
    { name: '重量', value: '680 克' },
  ]);
});

it.each(['', '<p>没有表格</p>', '<table><tr><th></th><td>x</td></tr></table>'])('finds nothing in %s', (html) => {
  expect(propertiesOf(html)).toEqual([]);
});
