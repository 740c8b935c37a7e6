import type { LinkPlan } from '@jishi/contracts/navigation';
import { definePart, type PartPlan } from '@jishi/contracts/part';
import { describe, expect, test } from 'vitest';
import { layoutLinkPlaces, navigationOf } from './navigation.ts';
import { planFaults } from './plan-faults.ts';

const module = './src/page.ts';
const aPlan = (navigation: readonly LinkPlan[], more: Partial<PartPlan> = {}): PartPlan =>
  definePart({
    name: 'mf-gifts',
    owner: 'Gifts',
    pages: {
      home: { module, layout: 'default', path: '/gifts/:kind?' },
      gift: { module, layout: 'default', path: '/gifts/of/:id' },
    },
    fragments: { wrapped: { module, hydrate: 'load' } },
    navigation,
    ...more,
  });

const messages = {
  zh: { 'home.title': '礼物', 'home.count': '{{count}} 份', 'home.only': '只有中文' },
  en: { 'home.title': 'Gifts', 'home.count': '{{count}} gifts' },
};
const linksOf = (navigation: readonly LinkPlan[]) =>
  navigationOf({ name: 'mf-gifts', mfName: 'mf_gifts', folder: '', plan: aPlan(navigation) }, messages);
const faultsOf = (link: object, more: Partial<PartPlan> = {}) =>
  planFaults(aPlan([{ page: 'home', text: 'home.title', at: { header: 10 }, ...link } as LinkPlan], more), 'mf-gifts');

test('a link has its words in both languages and stands once for each of its places', () => {
  expect(
    linksOf([{ page: 'home', text: 'home.title', at: { drawer: 30, 'side-menu': 70 }, icon: 'gift', group: 'points' }]),
  ).toEqual([
    {
      page: 'mf_gifts/home',
      place: 'drawer',
      order: 30,
      text: { zh: '礼物', en: 'Gifts' },
      audience: 'everybody',
      covers: [],
      icon: 'gift',
    },
    {
      page: 'mf_gifts/home',
      place: 'side-menu',
      order: 70,
      text: { zh: '礼物', en: 'Gifts' },
      audience: 'everybody',
      covers: [],
      icon: 'gift',
      group: 'points',
    },
  ]);
});

test('pages it covers and the fragment behind its words are named by their ids', () => {
  const [link] = linksOf([
    {
      page: 'home',
      text: 'home.title',
      at: { header: 10 },
      covers: ['gift'],
      fragment: 'wrapped',
      audience: 'customers',
    },
  ]);
  expect(link).toMatchObject({ covers: ['mf_gifts/gift'], fragment: 'mf_gifts/wrapped', audience: 'customers' });
});

test.each([
  ['home.titel', /says home\.titel, which src\/messages\/zh\.ts does not have[\s\S]*en\.ts does not have/],
  ['home.only', /src\/messages\/en\.ts does not have/],
  ['home.count', /wants something filled in/],
])('the text %s is refused', (text, fault) => {
  expect(() => linksOf([{ page: 'home', text, at: { header: 10 } }])).toThrow(fault);
});

describe('a plan', () => {
  test.each<[string, object, RegExp | null]>([
    ['with a link', {}, null],
    ['with a link in two places', { at: { drawer: 10, 'tab-bar': 10 }, icon: 'house' }, null],
    ['that covers a page with a parameter', { covers: ['gift'] }, null],
    ['to a page it does not have', { page: 'shelf' }, /leads to shelf, which is no page of the part/],
    ['that covers a page it does not have', { covers: ['shelf'] }, /covers shelf, which is no page/],
    ['with a fragment it does not have', { fragment: 'shelf' }, /shows shelf, which is no fragment/],
    ['to a page that wants a parameter', { page: 'gift' }, /cannot be linked without the parameters/],
    ['in a place there is not', { at: { roof: 10 } }, /has no such place/],
    ['with a broken number', { at: { header: 1.5 } }, /wants a whole number/],
    ['with an icon of the late places in a bar', { icon: 'gift' }, /cannot have the icon gift/],
    ['without the icon its place needs', { at: { drawer: 10 } }, /needs an icon/],
    ['in the menu without a group', { at: { 'side-menu': 10 }, icon: 'gift' }, /needs a group/],
    ['with an icon where words stand alone', { at: { footer: 10 }, icon: 'house' }, /words only/],
  ])('%s', (_what, link, fault) => {
    if (fault) expect(faultsOf(link)).toEqual([expect.stringMatching(fault)]);
    else expect(faultsOf(link)).toEqual([]);
  });

  test('whose page with a parameter is in the site map without one', () => {
    const pages: PartPlan['pages'] = {
      home: { module, layout: 'default', path: '/gifts' },
      gift: { module, layout: 'default', path: '/gifts/of/:id', siteMap: ['page'] },
    };
    expect(faultsOf({}, { pages })).toEqual([expect.stringMatching(/gift cannot be linked without/)]);
    pages['gift']!.siteMap = ['products'];
    expect(faultsOf({}, { pages })).toEqual([]);
  });
});

test('the shell says every place it has, with the icons that may be named there', () => {
  expect(layoutLinkPlaces()['tab-bar']).toEqual({ most: 5, icons: expect.arrayContaining(['house', 'zap']) });
  expect(layoutLinkPlaces()['footer']).toEqual({ most: null, icons: [] });
});
