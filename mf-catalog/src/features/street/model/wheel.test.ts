import { describe, expect, it } from 'vitest';
import { isNotch, type Standing, wheelMove } from './wheel.ts';

const still = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false, cancelable: true };
const middle: Standing = { at: 500, room: 4000, above: 0, below: 0 };

describe('a wheel over the street', () => {
  it.each<[string, Partial<typeof still>, Partial<Standing>, number | null]>([
    ['down goes on', { deltaY: 100 }, {}, 200],
    ['up goes back', { deltaY: -100 }, {}, -200],
    ['in lines', { deltaY: 3, deltaMode: 1 }, {}, 192],
    ['in pages', { deltaY: 1, deltaMode: 2 }, {}, 800],
    ['down at the end moves the page', { deltaY: 100 }, { at: 3999.5 }, null],
    ['up at the end goes back', { deltaY: -100 }, { at: 4000 }, -200],
    ['up at the beginning moves the page', { deltaY: -100 }, { at: 0 }, null],
    ['down where all is in view moves the page', { deltaY: 100 }, { at: 0, room: 0 }, null],
    ['down while it is below the window moves the page', { deltaY: 100 }, { below: 40 }, null],
    ['up while it is below the window goes back', { deltaY: -100 }, { below: 40 }, -200],
    ['up while it is above the window moves the page', { deltaY: -100 }, { above: 40 }, null],
    ['sideways is the browser’s', { deltaX: 100, deltaY: 20 }, {}, null],
    ['that zooms is the browser’s', { deltaY: 100, ctrlKey: true }, {}, null],
    ['that moves the page already is the browser’s', { deltaY: 100, cancelable: false }, {}, null],
    ['that goes sideways by the shift key is the browser’s', { deltaY: 100, shiftKey: true }, {}, null],
  ])('%s', (_what, turn, standing, moved) => {
    expect(wheelMove({ ...still, ...turn }, { ...middle, ...standing })).toBe(moved);
  });

  it.each<[string, Partial<typeof still>, boolean]>([
    ['a notch', { deltaY: 100 }, true],
    ['a notch back', { deltaY: -120 }, true],
    ['a notch in lines', { deltaY: 3, deltaMode: 1 }, true],
    ['a finger on a touch pad', { deltaY: 7 }, false],
  ])('%s', (_what, turn, isOne) => {
    expect(isNotch({ ...still, ...turn })).toBe(isOne);
  });
});
