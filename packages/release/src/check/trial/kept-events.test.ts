import { expect, test } from 'vitest';
import { keptEvents } from './kept-events.ts';
import { createWorld } from './world.ts';

test.each<[string, string[]]>([
  ['beforeunload", () => 1', []],
  ['beforeunload", (e) => e.preventDefault()', ['keeps customers from leaving before anything was typed']],
  ['click", (e) => { if (e.target.closest("a")) e.preventDefault() }', ['keeps links of others from leading anywhere']],
  ['click", () => 1', []],
  ['keydown", (e) => { if (e.key === "Escape") e.stopPropagation() }, true', ['keeps Escape from others']],
  ['wheel", (e) => e.stopImmediatePropagation(), true', ['keeps wheel from others']],
])('addEventListener("%s)', (listener, expected) => {
  const world = createWorld(() => false);
  world.run(`addEventListener("${listener})`, 'a.js');
  expect(keptEvents(world)).toEqual(expected);
});
