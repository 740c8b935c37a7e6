import type { FragmentEntry, PageEntry, Release } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { liveTerms, liveTypes, liveTypesFile } from './live-types.ts';

const object = (properties: object) => ({ type: 'object', properties, required: Object.keys(properties) });
const text = { type: 'string' };

const page = (id: string, path: string): PageEntry => ({ id, path, layout: 'default', guarded: false });
const fragment = (id: string, props: object, events: FragmentEntry['events'] = {}): FragmentEntry => ({
  id,
  hydrate: 'load',
  wakeOn: [],
  props: { ...props },
  events,
});

const release = {
  channel: 'live',
  serial: 12,
  pages: [page('mf_gifts/home', '/gifts/:id?'), page('mf_catalog/home', '/')],
  fragments: [
    fragment('mf_gifts/teaser', object({ name: text }), { 'gifts:chosen': object({ id: text }) }),
    fragment('mf_catalog/strip', {}, { 'gifts:chosen': object({ id: { type: 'null' } }), 'catalog:seen': object({}) }),
  ],
} as unknown as Release;

test('the file adds what is live to the contracts', () => {
  expect(
    liveTypesFile(liveTypes(release), release),
  ).toBe(`// What release 12 of channel live offers. Written by \`pnpm release types\`: run it again instead of editing.
export {};

declare module '@jishi/contracts' {
  interface OtherPages {
    'mf_catalog/home': '/';
    'mf_gifts/home': '/gifts/:id?';
  }

  interface OtherFragments {
    'mf_catalog/strip': unknown;
    'mf_gifts/teaser': {
      name: string;
    };
  }

  interface OtherEvents {
    'catalog:seen': Record<string, never>;
    'gifts:chosen': {
      id: string;
    } | {
      id: null;
    };
  }
}
`);
});

test("a part's own are left out, and the events only it emits", () => {
  const { pages, fragments, events } = liveTypes(release, 'mf-catalog');
  expect([pages, fragments, events].map((each) => Object.keys(each))).toEqual([
    ['mf_gifts/home'],
    ['mf_gifts/teaser'],
    ['gifts:chosen'],
  ]);
  expect(liveTerms(release, 'mf-catalog')).toEqual({
    'mf_gifts/teaser': { props: object({ name: text }), events: { 'gifts:chosen': object({ id: text }) } },
  });
  expect(events['gifts:chosen']).toBe('{\n      id: string;\n    }');
});

test('a release without anything is a file without anything', () => {
  const empty = { ...release, pages: [], fragments: [] };
  expect(liveTypesFile(liveTypes(empty), empty)).toContain('  interface OtherFragments {}\n');
});
