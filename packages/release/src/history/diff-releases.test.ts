import type { FragmentEntry, Release } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { aRelease } from '../testing/builds.ts';
import { diffReleases, type ReleaseDiff } from './diff-releases.ts';

const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;

const base = aRelease({
  parts: { shell: { version: '1.0.0', files: hash('a') }, 'mf-catalog': { version: '1.0.0', files: hash('b') } },
  pages: [{ id: 'mf_catalog/home', path: '/', layout: 'default', guarded: false }],
  fragments: [fragment({ product: { type: 'string' } }, ['product'])],
});

function fragment(properties: object, required: string[], own: Partial<FragmentEntry> = {}): FragmentEntry {
  const props = { type: 'object', properties, required, additionalProperties: false };
  return { id: 'mf_catalog/card', hydrate: 'load', wakeOn: [], props, events: {}, ...own };
}

const same: ReleaseDiff = { parts: [], pages: [], fragments: [], facts: [] };
const page = base.pages[0]!;
const product = { type: 'string' };
const card = (what: string): Partial<ReleaseDiff> => ({
  fragments: [{ id: 'mf_catalog/card', change: 'changed', what }],
});

test.each<[string, Partial<Release>, Partial<ReleaseDiff>]>([
  ['nothing', { serial: 2, time: '2026-11-22T10:00:00.000Z', author: 'Wu', reason: 'again' }, {}],
  [
    'a version',
    { parts: { ...base.parts, 'mf-catalog': { version: '1.1.0', files: hash('c') } } },
    { parts: [{ part: 'mf-catalog', from: '1.0.0', to: '1.1.0' }] },
  ],
  [
    'parts that come and go',
    { parts: { shell: base.parts['shell']!, 'mf-promotions': { version: '2.0.0', files: hash('d') } } },
    {
      parts: [
        { part: 'mf-catalog', from: '1.0.0', to: null },
        { part: 'mf-promotions', from: null, to: '2.0.0' },
      ],
    },
  ],
  ['a page less', { pages: [] }, { pages: [{ id: page.id, change: 'removed', what: '' }] }],
  [
    'a page more',
    { pages: [page, { ...page, id: 'mf_catalog/list', path: '/list' }] },
    { pages: [{ id: 'mf_catalog/list', change: 'added', what: '' }] },
  ],
  [
    'a page that moved',
    { pages: [{ ...page, path: '/home', layout: 'bare', guarded: true }] },
    {
      pages: [{ id: page.id, change: 'changed', what: 'path / → /home, layout default → bare, guarded false → true' }],
    },
  ],
  ['the order of keys', { fragments: [fragment({ product: { type: 'string' } }, ['product'])] }, {}],
  ['a new prop', { fragments: [fragment({ product, size: product }, ['product'])] }, card('+prop size')],
  [
    'a new prop that is required',
    { fragments: [fragment({ product, size: product }, ['product', 'size'])] },
    card('+prop size, prop size is required'),
  ],
  ['a prop less', { fragments: [fragment({}, [])] }, card('−prop product')],
  [
    'a prop of another type',
    { fragments: [fragment({ product: { type: 'number' } }, ['product'])] },
    card('prop product changed'),
  ],
  ['a prop that became optional', { fragments: [fragment({ product }, [])] }, card('prop product became optional')],
  [
    'an event, and when it wakes',
    {
      fragments: [
        fragment({ product }, ['product'], { events: { 'card:opened': {} }, hydrate: 'visible', wakeOn: ['cart'] }),
      ],
    },
    card('hydrate load → visible, wakes on nothing → cart, +event card:opened'),
  ],
  [
    'what it demands',
    { platform: 2, minApi: 3, expires: '2027-01-01T00:00:00.000Z' },
    {
      facts: [
        { id: 'platform', change: 'changed', what: '1 → 2' },
        { id: 'minApi', change: 'changed', what: '1 → 3' },
        { id: 'expires', change: 'changed', what: 'never → 2027-01-01T00:00:00.000Z' },
      ],
    },
  ],
  [
    'a ban and a freeze',
    {
      banned: [{ part: 'mf-catalog', version: '0.9.0', reason: 'bad' }],
      frozen: { author: 'Li', reason: 'sale', time: '2026-11-21T10:00:00.000Z' },
    },
    {
      facts: [
        { id: 'frozen', change: 'changed', what: 'no → sale' },
        { id: 'ban of mf-catalog@0.9.0', change: 'added', what: '' },
      ],
    },
  ],
])('%s', (_, change, expected) => {
  expect(diffReleases(base, { ...base, ...change })).toEqual({ ...same, ...expected });
});
