import type { PartPlan } from '@jishi/contracts/part';
import { describe, expect, test } from 'vitest';
import { nameFault, pagePath, pathFault, planFaults } from './plan-faults.ts';

const page = { module: './src/page.ts', layout: 'default' } as const;
const fragment = { module: './src/piece.ts', hydrate: 'load' } as const;

const aPlan = (change: Partial<PartPlan> = {}): PartPlan => ({
  name: 'mf-gifts',
  owner: 'Gifts',
  pages: { gifts: { ...page, path: '/gifts' } },
  fragments: { 'gift-teaser': fragment },
  ...change,
});

test.each([
  ['mf-gifts', null],
  ['shell', /is the host/],
  ['gifts', /no name of a remote/],
  ['mf-Gifts', /no name of a remote/],
])('%s as the name of a remote', (name, fault) => {
  if (fault) expect(nameFault(name)).toMatch(fault);
  else expect(nameFault(name)).toBeNull();
});

describe('as the path of a page', () => {
  test.each(['/gifts', '/gifts/:id', '/gifts/:id?', '/user/gift-list', '/english', '/apis', '/a_b/c/:d/e'])(
    '%s is good',
    (path) => expect(pathFault('mf_gifts/gifts', path)).toBeNull(),
  );

  test.each([
    ['gifts', /no path of a page/],
    ['/gifts/', /no path of a page/],
    ['/gifts?x=1', /no path of a page/],
    ['/:id?/gifts', /no path of a page/],
    ['/gifts/*', /no path of a page/],
    ['', /no path of a page/],
    ['/en/gifts', /below \/en are the shop's own/],
    ['/API/gifts', /below \/api are/],
    ['/remotes', /below \/remotes are/],
    ['/cart', /belongs to mf_cart_checkout\/cart/],
    ['/Product/Detail/:number?', /belongs to mf_catalog\/product-detail/],
    ['/', /belongs to mf_catalog\/home/],
  ])('"%s" is refused', (path, fault) => expect(pathFault('mf_gifts/gifts', path)).toMatch(fault));
});

test('a planned page has its path from contracts, any other from its part', () => {
  expect(pagePath('mf_catalog/home', page)).toBe('/');
  expect(pagePath('mf_gifts/gifts', { ...page, path: '/gifts' })).toBe('/gifts');
  expect(pagePath('mf_gifts/gifts', page)).toBeNull();
});

describe('a plan', () => {
  test('without faults', () => {
    expect(planFaults(aPlan(), 'mf-gifts')).toEqual([]);
    expect(planFaults(aPlan({ name: 'shell', pages: {}, fragments: {} }), 'shell')).toEqual([]);
    const home = { 'product-list': page, home: { ...page, path: '/' } };
    expect(planFaults(aPlan({ name: 'mf-catalog', pages: home }), 'mf-catalog')).toEqual([]);
  });

  test.each<[Partial<PartPlan>, RegExp]>([
    [{ name: 'mf-Gifts' }, /no name of a remote/],
    [{ name: 'mf-other' }, /part\.ts says mf-other, but the folder is called mf-gifts/],
    [{ pages: { gifts: page } }, /page mf_gifts\/gifts has no path: add path/],
    [{ pages: { gifts: { ...page, path: '/cart' } } }, /page mf_gifts\/gifts: "\/cart" belongs to/],
    [{ pages: { 'gift-teaser': { ...page, path: '/gifts' } } }, /both a page and a fragment/],
    [{ pages: { 'messages-zh': { ...page, path: '/gifts' } } }, /no name of a page or fragment/],
    [{ fragments: { Teaser: fragment } }, /no name of a page or fragment/],
  ])('%j', (change, fault) => {
    const faults = planFaults(aPlan(change), 'mf-gifts');
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  test('with another path for a planned page', () => {
    const plan = aPlan({ name: 'mf-catalog', pages: { home: { ...page, path: '/start' } } });
    expect(planFaults(plan, 'mf-catalog')).toEqual([expect.stringMatching(/has the path \/ .*leave path out/)]);
  });
});
