import { expect, test, vi } from 'vitest';
import type { HydrationBoundary } from './hydration-boundary.ts';
import { createMountRegistry } from './mount-registry.ts';

const aSlot = () => ({ release: vi.fn() }) as Pick<HydrationBoundary, 'release'> as HydrationBoundary;
const places = () => createMountRegistry(() => false);
const element = () => document.createElement('div');

test('a navigation lets go the places that wait, and no others', () => {
  const tab = places();
  const [waiting, gone] = [aSlot(), aSlot()];
  tab.add(waiting, element());
  tab.add(gone, element())();
  tab.releaseAll();
  expect(waiting.release).toHaveBeenCalledOnce();
  expect(gone.release).not.toHaveBeenCalled();
});

test('one that is taken over once somebody has left for another page does not wait at all', () => {
  const tab = places();
  const [before, after] = [aSlot(), aSlot()];
  tab.add(before, element());
  expect(before.release).not.toHaveBeenCalled();
  tab.releaseAll();
  tab.add(after, element());
  expect(after.release).toHaveBeenCalledOnce();
});
