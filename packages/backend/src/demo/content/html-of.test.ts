import { expect, it } from 'vitest';
import { htmlOf } from './html-of.ts';

const both = (text: string) => ({ zh: text, en: text });

it('writes clean HTML: escaped, without style and class', () => {
  const html = htmlOf(
    [
      { type: 'heading', text: both('A < B & "C"') },
      { type: 'list', items: [both('one'), both('two')] },
      { type: 'points', items: [{ icon: 'gift', title: both('Fast'), text: both('today') }] },
      { type: 'specs', rows: [{ key: both('Size'), value: both('1 kg') }] },
    ],
    'en',
  );
  expect(html).toBe(
    [
      '<h3>A &lt; B &amp; &quot;C&quot;</h3>',
      '<ul><li>one</li><li>two</li></ul>',
      '<ul><li><strong>Fast</strong> today</li></ul>',
      '<table><tbody><tr><th scope="row">Size</th><td>1 kg</td></tr></tbody></table>',
    ].join('\n'),
  );
});
