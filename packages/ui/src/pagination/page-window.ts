/** Page numbers to show and `gap` for dots: first, last and up to five around the current one. Counts from 1. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const current = Math.min(Math.max(1, page), pages);
  const start = Math.max(1, Math.min(current - 2, pages - 4));
  const end = Math.min(pages, start + 4);
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  const before: (number | 'gap')[] = start > 2 ? [1, 'gap'] : start === 2 ? [1] : [];
  const after: (number | 'gap')[] = end < pages - 1 ? ['gap', pages] : end === pages - 1 ? [pages] : [];
  return [...before, ...middle, ...after];
}

/** Number of pages. @param total entries @param size entries of one page */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / Math.max(1, size)));
