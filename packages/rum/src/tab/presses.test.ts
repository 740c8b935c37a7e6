// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Press } from '../beacon.ts';
import { watchPresses } from './presses.ts';

const noted: Press[] = [];
let animations = 0;

watchPresses((press) => noted.push(press));

beforeEach(() => {
  vi.useFakeTimers();
  noted.length = 0;
  animations = 0;
  Element.prototype.getAnimations = () => Array<Animation>(animations).fill({} as Animation);
  document.body.innerHTML =
    '<main data-place="mf_catalog/home"><button id="in"><b id="icon">+</b></button><p id="clock">12:00:01</p></main><button id="frame"></button>' +
    '<a id="out" href="/x" target="_blank"></a><a id="file" href="/x" download></a><input id="field"><button id="off" aria-disabled="true"></button>';
});
afterEach(() => void vi.useRealTimers());

const the = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

const clock = (): HTMLElement => the('clock');

async function press(id: string, times: number, during: () => void = () => undefined): Promise<Press[]> {
  for (let time = 0; time < times; time += 1) the(id).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  during();
  await vi.advanceTimersByTimeAsync(1_001);
  return noted;
}

test.each([
  ['in', 1, 'dead', 'mf_catalog/home'],
  ['icon', 2, 'dead', 'mf_catalog/home'],
  ['frame', 3, 'rage', ''],
  ['in', 7, 'rage', 'mf_catalog/home'],
] as const)('%s pressed %i times in vain is %s', async (id, times, kind, place) => {
  expect(await press(id, times)).toEqual([{ kind, path: '/', place }]);
});

test.each(['out', 'file', 'field', 'off'])('%s need not answer here', async (id) => {
  expect(await press(id, 3)).toEqual([]);
});

test.each([
  ['an element comes', () => document.body.append(document.createElement('dialog'))],
  ['something looks another way', () => the('in').setAttribute('aria-pressed', 'true')],
  ['it scrolls', () => document.dispatchEvent(new Event('scroll'))],
  ['a field gets the focus', () => the('field').focus()],
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  [
    'the control moves',
    () => {
      animations = 1;
    },
  ],
])('it is answered where %s', async (_, during) => {
  expect(await press('in', 1, during)).toEqual([]);
});

test.each([
  ['a clock that ticks', () => clock().firstChild?.replaceWith('12:00:02')],
  ['a clock whose text changes', () => (clock().firstChild as Text).replaceData(0, 8, '12:00:02')],
  ['a script that is fetched ahead', () => document.head.append(document.createElement('script'))],
])('%s answers nothing', async (_, during) => {
  expect(await press('in', 1, during)).toHaveLength(1);
});

test('quick presses that are answered each are none', async () => {
  for (let time = 0; time < 5; time += 1) {
    the('in').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    the('in').dataset['count'] = String(time);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(noted).toEqual([]);
});
