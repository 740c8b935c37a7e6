declare global {
  var __moved: { score: number; at: number; what: string }[] | undefined;
}

/** Notes every move of something in view that no input caused; runs in the page before anything of it. */
export function noteMoves(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round)} ${[width, height].map(Math.round)}`;
  globalThis.__moved = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} ${node?.textContent?.trim().slice(0, 20)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
      );
      if (!hadRecentInput) globalThis.__moved?.push({ score: value, at: startTime, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
