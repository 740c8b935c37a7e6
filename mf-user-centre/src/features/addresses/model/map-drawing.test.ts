import { describe, expect, it } from 'vitest';
import { labelBox, labelsAt } from './city-labels.ts';
import { graticule } from './graticule.ts';
import type { KnownCity } from './known-cities.ts';
import { isUnderFurniture } from './map-room.ts';
import { type MapView, pixelIn, pointAt, roundedPoint, worldPixel } from './mercator.ts';

const view: MapView = { centre: { latitude: 31.3, longitude: 120.6 }, zoom: 9, width: 400, height: 300 };

describe('mercator', () => {
  it('fits the tiles everybody makes', () => {
    expect(worldPixel({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
    const { x, y } = worldPixel({ latitude: 39.9, longitude: 116.4 }, 10);
    // tile 843/388 of zoom 10 is the one with Beijing in it
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([843, 388]);
  });

  it('finds the way back', () => {
    const corner = pointAt(view, { x: 0, y: 0 });
    expect(corner.latitude).toBeGreaterThan(31.3);
    expect(corner.longitude).toBeLessThan(120.6);
    const { x, y } = pixelIn(view, corner);
    expect([Math.abs(x) < 1e-6, Math.abs(y) < 1e-6]).toEqual([true, true]);
    expect(pixelIn(view, view.centre)).toEqual({ x: 200, y: 150 });
  });

  it('promises no more than a metre', () => {
    expect(roundedPoint({ latitude: 31.298765432, longitude: 120.5 })).toEqual({
      latitude: 31.29877,
      longitude: 120.5,
    });
  });
});

describe('graticule', () => {
  it.each([
    [3, 20],
    [5, 5],
    [9, 0.2],
    [13, 0.02],
  ])('at zoom %i has lines every %f°', (zoom, step) => {
    const { meridians } = graticule({ ...view, zoom, width: 1000 });
    expect(meridians.length).toBeGreaterThan(1);
    const [first, second] = meridians;
    expect((second?.degrees ?? 0) - (first?.degrees ?? 0)).toBeCloseTo(step);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(72);
  });

  it('draws within the view only', () => {
    const { meridians, parallels } = graticule(view);
    for (const { at } of meridians) expect(at).toBeGreaterThanOrEqual(0);
    for (const { at } of meridians) expect(at).toBeLessThanOrEqual(view.width);
    for (const { at } of parallels) expect(at).toBeLessThanOrEqual(view.height);
  });

  it('draws nothing before the map has a size', () => {
    expect(graticule({ ...view, width: 0, height: 0 }).meridians.length).toBeLessThanOrEqual(1);
  });
});

describe('labelsAt', () => {
  const city = (name: string, latitude: number, longitude: number): KnownCity => ({
    code: name,
    name,
    fullName: name,
    isCapital: false,
    point: { latitude, longitude },
  });
  const cities = [city('广州市', 23.12, 113.26), city('佛山市', 23.03, 113.11), city('乌鲁木齐市', 43.8, 87.58)];
  const shown = (zoom: number) => labelsAt(cities, zoom).map(({ city: { name }, hasName }) => [name, hasName]);

  it.each([
    [
      4,
      [
        ['广州市', true],
        ['乌鲁木齐市', true],
      ],
    ],
    [
      7,
      [
        ['广州市', true],
        ['佛山市', false],
        ['乌鲁木齐市', true],
      ],
    ],
    [
      10,
      [
        ['广州市', true],
        ['佛山市', true],
        ['乌鲁木齐市', true],
      ],
    ],
  ])('at zoom %i shows what has room', (zoom, labels) => expect(shown(zoom)).toEqual(labels));
});

describe('names at the edge', () => {
  const hidden = (x: number, y: number, controls = 3) =>
    isUnderFurniture(labelBox('哈尔滨市', { x, y }), { width: 400, height: 300 }, controls);

  it.each([
    ['in the middle', 200, 150, false],
    ['reaching under a button', 300, 60, true],
    ['left of the buttons', 270, 60, false],
    ['below the buttons', 330, 180, false],
    ['reaching under the credit', 240, 285, true],
    ['above the credit', 300, 260, false],
  ])('%s', (_, x, y, expected) => expect(hidden(x, y)).toBe(expected));

  it('have the room of a button that is not offered', () => {
    expect([hidden(330, 140, 3), hidden(330, 140, 2)]).toEqual([true, false]);
  });
});
