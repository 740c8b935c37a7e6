import type { Told } from './live-readers.ts';

/**
 * How long each order took to reach each reader, in milliseconds: until it was told of as few pieces as were left after it, or fewer.
 *
 * @param sold when each order was answered, in their order
 * @param pieces of the sale before the first
 */
export function delaysOf(sold: readonly number[], pieces: number, readers: readonly (readonly Told[])[]): number[] {
  return readers.flatMap((told) => {
    let next = 0;
    const delays: number[] = [];
    for (const [index, at] of sold.entries()) {
      const left = pieces - index - 1;
      while (next < told.length && (told[next]?.left ?? 0) > left) next += 1;
      const heard = told[next];
      if (heard) delays.push(Math.max(0, heard.at - at));
    }
    return delays;
  });
}
