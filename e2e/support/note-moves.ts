declare global {
  var __moved: { score: number; at: number; what: string }[] | undefined;
}

/**
 * Notes every move of something in view that no input caused; runs in the page before anything of it. A browser may draw what it has read so
 * far: what stands in the middle of a line moves a little when the rest of that line is read, which is left out.
 */
export function noteMoves(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round)} ${[width, height].map(Math.round)}`;
  const LITTLE = 0.0005;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  globalThis.__moved = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} ${node?.textContent?.trim().slice(0, 20)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
      );
      const isRead = startTime >= (navigation?.domInteractive || Number.POSITIVE_INFINITY);
      if (!hadRecentInput && (isRead || value >= LITTLE))
        globalThis.__moved?.push({ score: value, at: startTime, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
