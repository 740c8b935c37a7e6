import { hydrateInShop } from '@jishi/testing';
import { expect, it } from 'vitest';
import { useLight } from './use-light.ts';

const Lit = () => <p>{useLight().light}</p>;

it.each([
  ['16:59:58', '17:00:01', 'day', 'dusk'],
  ['18:59:50', '19:00:10', 'dusk', 'night'],
  ['12:00:00', '12:04:00', 'day', 'day'],
])('a page made at %s that comes alive at %s is put right: %s, then %s', (made, alive, before, after) => {
  const at = (clock: string) => Date.parse(`2026-11-20T${clock}+08:00`);
  let time = at(made);
  const { html, faults, container } = hydrateInShop(<Lit />, { now: () => time }, () => {
    time = at(alive);
  });
  expect(html).toContain(`>${before}<`);
  expect(container).toHaveTextContent(after);
  expect(faults).toEqual([]);
});
