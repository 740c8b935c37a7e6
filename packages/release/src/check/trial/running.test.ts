import { expect, test } from 'vitest';
import { createWorld } from './world.ts';

const endless = ['leaves a timer that goes on for ever'];

/** What goes on after a script has run. */
async function goesOn(code: string): Promise<string[]> {
  const { tasks, run } = createWorld(() => false);
  tasks.begin();
  run(code, 'a.js');
  return tasks.goesOn();
}

test.each([
  'setInterval(() => 1, 60_000)',
  'const go = () => setTimeout(go, 60_000); go()',
  'const go = () => requestAnimationFrame(go); go()',
  '(async () => { for (;;) await new Promise((next) => setTimeout(next, 30_000)) })()',
  'const go = () => setTimeout(() => { go(); throw new Error("late") }, 10); go()',
])('never comes to an end: %s', async (code) => expect(await goesOn(code)).toEqual(endless));

test.each([
  'const t = setInterval(() => 1, 9); clearInterval(t); const u = setInterval(() => 1, 9); clearTimeout(u)',
  'let left = 5; const go = () => { if (left-- > 0) setTimeout(go, 60_000) }; go()',
  'let t; const go = () => { t = requestAnimationFrame(go) }; go(); cancelAnimationFrame(t)',
  'setTimeout(() => 1, 3_600_000); requestIdleCallback(() => 1)',
])('comes to an end: %s', async (code) => expect(await goesOn(code)).toEqual([]));

test('what is given to a timer reaches it', async () => {
  const { tasks, run, window } = createWorld(() => false);
  tasks.begin();
  run('setTimeout((a, b) => { window.sum = a + b }, 60_000, 1, 2)', 'a.js');
  await tasks.goesOn();
  expect(Reflect.get(window, 'sum')).toBe(3);
});

test('the next module is not blamed for it', async () => {
  const { tasks, run } = createWorld(() => false);
  tasks.begin();
  run('const go = () => setTimeout(go, 1); go(); setInterval(() => setTimeout(() => 1, 1), 1)', 'a.js');
  expect(await tasks.goesOn()).toEqual(endless);
  tasks.begin();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await tasks.goesOn()).toEqual([]);
});
