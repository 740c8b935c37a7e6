import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paceOf } from '../model/ride.ts';
import { createRide } from './create-ride.ts';

type Run = { frames: Keyframe[]; options: KeyframeAnimationOptions; finish: () => void; isCancelled: boolean };

/** An element whose animations are written down, and end when the test says so. */
function anElement() {
  const element = document.createElement('div');
  const runs: Run[] = [];
  element.animate = ((frames: Keyframe[], options: KeyframeAnimationOptions) => {
    let settle: { finish: () => void; fail: () => void } = { finish: () => undefined, fail: () => undefined };
    const finished = new Promise<void>((finish, fail) => {
      settle = { finish, fail };
    });
    finished.catch(() => undefined);
    const run = { frames, options, finish: () => settle.finish(), isCancelled: false };
    runs.push(run);
    const cancel = () => {
      run.isCancelled = true;
      settle.fail();
    };
    return { finished, cancel, currentTime: 1000 } as unknown as Animation;
  }) as unknown as Element['animate'];
  return { element, runs };
}

const pace = paceOf(8, 8);
const pose = (position: number) => `rotate(${position}deg)`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('moves at once, by its transform alone, and lands on the place', async () => {
  const { element, runs } = anElement();
  const ride = createRide([{ element: () => element, pose }], 8, pace);
  ride.start();
  expect(runs.map(({ options }) => options.iterations ?? 1)).toEqual([1, Number.POSITIVE_INFINITY]);
  const legs: number[] = [];
  const landed = ride.land([3], ({ to }) => legs.push(to));
  await vi.runAllTimersAsync();
  const landing = runs.at(-1);
  expect(runs.slice(0, 2).every(({ isCancelled }) => isCancelled)).toBe(true);
  expect(Math.round((legs[0] ?? 0) % 8)).toBe(3);
  expect(landing?.frames.at(-1)?.['transform']).toBe(pose(legs[0] ?? 0));
  landing?.finish();
  await landed;
  expect(element.style.transform).toBe('rotate(3deg)');
  expect(runs.flatMap(({ frames }) => frames.flatMap(Object.keys)).filter((name) => name !== 'transform')).toEqual([]);
});

it('jumps from place to place where it is stepped', async () => {
  const { element, runs } = anElement();
  const ride = createRide([{ element: () => element, pose, isStepped: true }], 8, pace);
  ride.start();
  void ride.land([5]);
  await vi.runAllTimersAsync();
  const frames = runs.at(-1)?.frames ?? [];
  expect(frames.slice(0, -1).every(({ easing }) => easing === 'step-end')).toBe(true);
  const offsets = frames.map(({ offset }) => Number(offset));
  expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  expect(Number(String(frames.at(-1)?.['transform']).match(/\d+/)?.[0]) % 8).toBe(5);
});

it('settles where it stood before, and shows another result at once', async () => {
  const { element, runs } = anElement();
  const ride = createRide([{ element: () => element, pose }], 8, pace);
  ride.show([2]);
  ride.start();
  const settled = ride.settle();
  await vi.runAllTimersAsync();
  runs.at(-1)?.finish();
  await settled;
  expect(element.style.transform).toBe('rotate(2deg)');
  ride.start();
  const landed = ride.land([6]);
  await vi.runAllTimersAsync();
  ride.show([1]);
  await landed;
  expect(element.style.transform).toBe('rotate(1deg)');
});

it('shows the result alone where nothing can move', async () => {
  const element = document.createElement('div');
  const ride = createRide([{ element: () => element, pose }], 8, pace);
  ride.start();
  await ride.land([4]);
  expect(element.style.transform).toBe('rotate(4deg)');
  await ride.settle();
  expect(element.style.transform).toBe('rotate(4deg)');
});
