import { definePart, type HeadingPlan } from '@jishi/contracts/part';
import { expect, test } from 'vitest';
import { headingsOf } from './headings.ts';

const module = './src/page.ts';
const messages = {
  zh: { 'home.title': '礼物', 'home.count': '{{count}} 份', 'home.only': '只有中文' },
  en: { 'home.title': 'Gifts', 'home.count': '{{count}} gifts' },
};

const headings = (heading: HeadingPlan) =>
  headingsOf(
    {
      name: 'mf-gifts',
      mfName: 'mf_gifts',
      folder: '',
      plan: definePart({
        name: 'mf-gifts',
        owner: 'Gifts',
        pages: {
          home: { module, layout: 'default', path: '/gifts', heading },
          gift: { module, layout: 'default', path: '/gifts/of/:id' },
        },
        fragments: {},
      }),
    },
    messages,
  );

test('a heading stands in both languages, by the id of its page; a page that says none has none', () => {
  expect(headings({ text: 'home.title', look: 'card' })).toEqual({
    'mf_gifts/home': { zh: '礼物', en: 'Gifts', look: 'card' },
  });
});

test.each([
  ['home.titel', /the heading of home says home\.titel, which src\/messages\/zh\.ts does not have[\s\S]*en\.ts/],
  ['home.only', /src\/messages\/en\.ts does not have/],
  ['home.count', /wants something filled in/],
])('the text %s is refused', (text, fault) => {
  expect(() => headings({ text, look: 'hidden' })).toThrow(fault);
});
