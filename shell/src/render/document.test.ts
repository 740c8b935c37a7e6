// @vitest-environment node
import type { SiteMetadata } from '@jishi/api/shop';
import { expect, it } from 'vitest';
import { aRequest } from '../testing/fake-release.ts';
import { documentHead } from './document.ts';

const site: SiteMetadata = { description: '', keywords: '', author: '', names: null, festival: null };
const at = (clock: string, festival: SiteMetadata['festival'] = null) =>
  documentHead({
    request: aRequest({}),
    now: Date.parse(`2026-11-29T${clock}+08:00`),
    head: { title: '' },
    text: (key) => key,
    site: { ...site, festival },
    outline: null,
  });

it.each([
  ['05:59:59', 'night'],
  ['06:00:00', 'day'],
  ['17:00:00', 'dusk'],
  ['19:00:00', 'night'],
])('at %s of the shop the document says %s', (clock, light) => {
  expect(at(clock)).toMatch(new RegExp(`^<!DOCTYPE html><html lang="[^"]+" data-light="${light}">`));
});

it.each([
  ['new-year', '#D6201C'],
  ['lantern', '#E8702A'],
  ['mid-autumn', '#F0B440'],
] as const)('at %s it has the colours of the festival, once', (festival, colour) => {
  expect(at('12:00:00', festival).split(`--festival:${colour}`)).toHaveLength(2);
});

it('has none of it on other days', () => {
  expect(at('12:00:00')).not.toContain('--festival');
});
