import type { Cents, CentsRange } from '@jishi/api';
import type { ListAddress } from './list-address.ts';

/** Steps of the line. */
const STEPS = 40;

/** A line of amounts in whole units with two handles, each at one of its stops. */
export type Slider = { stops: readonly number[]; low: number; high: number };
export type SliderHandle = 'low' | 'high';

/** Round amounts between the ends; close together where prices are low, for most products cost little. */
function stopsOf({ min, max }: CentsRange): number[] {
  const [from, to] = [Math.floor(min / 100), Math.ceil(max / 100)];
  const inner = Array.from({ length: STEPS - 1 }, (_, step) =>
    Number((from + (to - from) * ((step + 1) / STEPS) ** 2).toPrecision(2)),
  );
  return [...new Set([from, ...inner.filter((stop) => stop > from && stop < to), to])];
}

/** Where the handles stand: an open end is the end of the line, and so is one beyond it. */
export function sliderOf(
  range: CentsRange,
  { priceMin, priceMax }: Pick<ListAddress, 'priceMin' | 'priceMax'>,
): Slider {
  const stops = stopsOf(range);
  const last = stops.length - 1;
  const low =
    priceMin === null
      ? 0
      : Math.max(
          0,
          stops.findLastIndex((stop) => stop * 100 <= priceMin),
        );
  const above = priceMax === null ? last : stops.findIndex((stop) => stop * 100 >= priceMax);
  return { stops, low, high: Math.max(low, above < 0 ? last : above) };
}

/** One handle moved to a stop, never past the other one. */
export function moveHandle(slider: Slider, handle: SliderHandle, stop: number): Slider {
  return handle === 'low'
    ? { ...slider, low: Math.min(stop, slider.high) }
    : { ...slider, high: Math.max(stop, slider.low) };
}

export const amountAt = ({ stops, ...handles }: Slider, handle: SliderHandle): Cents =>
  (stops[handles[handle]] ?? 0) * 100;

/** What the handles mean as typed amounts; at an end of the line nothing. */
export function amountsOf({ stops, low, high }: Slider): { min: string; max: string } {
  return { min: low === 0 ? '' : String(stops[low]), max: high === stops.length - 1 ? '' : String(stops[high]) };
}
