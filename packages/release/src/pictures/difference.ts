import type { Box } from './comparison.ts';

/** Pixels as a canvas has them: four bytes each, red, green, blue and opacity. */
export type Pixels = { width: number; height: number; data: ArrayLike<number> };

/** `share`: of the pixels of the taller picture, 0 to 1. */
export type Difference = { share: number; boxes: Box[] };

/**
 * What differs between two pictures, and where. Pixels only one of them has count as changed.
 *
 * It runs in the browser and is sent there as its text, so it uses nothing from outside of itself.
 */
export function differenceOf(before: Pixels, after: Pixels): Difference {
  /** Of 255, in one colour: smoothed edges differ by less from drawing to drawing, `#fff` and `#eee` by more. */
  const tolerance = 16;
  /** Changes that are nearer to each other than this many pixels are one region. */
  const near = 16;
  type Edges = { left: number; top: number; right: number; bottom: number };

  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const columns = Math.ceil(width / near);
  const cells = new Map<number, Edges>();
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!differs(x, y)) continue;
      changed += 1;
      const cell = Math.floor(y / near) * columns + Math.floor(x / near);
      const edges = cells.get(cell);
      if (edges) widen(edges, { left: x, top: y, right: x, bottom: y });
      else cells.set(cell, { left: x, top: y, right: x, bottom: y });
    }
  }
  const boxes = merged([...cells.keys()].map(region).filter((edges) => edges !== null));
  return {
    share: width * height === 0 ? 0 : changed / (width * height),
    boxes: boxes
      .sort((a, b) => a.top - b.top || a.left - b.left)
      .map(({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 })),
  };

  function differs(x: number, y: number): boolean {
    const isInBoth = x < before.width && x < after.width && y < before.height && y < after.height;
    if (!isInBoth) return true;
    const [one, other] = [(y * before.width + x) * 4, (y * after.width + x) * 4];
    for (let colour = 0; colour < 4; colour += 1) {
      if (Math.abs(before.data[one + colour]! - after.data[other + colour]!) > tolerance) return true;
    }
    return false;
  }

  /** All cells that touch each other from one on, taken out; `null` when it was taken already. */
  function region(first: number): Edges | null {
    const found = cells.get(first);
    if (!found) return null;
    cells.delete(first);
    const waiting = [first];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      for (const down of [-1, 0, 1]) {
        for (const right of [-1, 0, 1]) {
          const column = (cell % columns) + right;
          const beside = cell + down * columns + right;
          const edges = column < 0 || column >= columns ? undefined : cells.get(beside);
          if (!edges) continue;
          cells.delete(beside);
          widen(found, edges);
          waiting.push(beside);
        }
      }
    }
    return found;
  }

  /** Regions of which none overlaps another. */
  function merged(regions: readonly Edges[]): Edges[] {
    const apart: Edges[] = [];
    for (const one of regions) {
      let taken = apart.findIndex((other) => overlap(one, other));
      for (; taken >= 0; taken = apart.findIndex((other) => overlap(one, other))) {
        widen(one, apart[taken]!);
        apart.splice(taken, 1);
      }
      apart.push(one);
    }
    return apart;
  }

  function overlap(a: Edges, b: Edges): boolean {
    return a.left <= b.right + near && b.left <= a.right + near && a.top <= b.bottom + near && b.top <= a.bottom + near;
  }

  function widen(edges: Edges, by: Edges): void {
    edges.left = Math.min(edges.left, by.left);
    edges.top = Math.min(edges.top, by.top);
    edges.right = Math.max(edges.right, by.right);
    edges.bottom = Math.max(edges.bottom, by.bottom);
  }
}
