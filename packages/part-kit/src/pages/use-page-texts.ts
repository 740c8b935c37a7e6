import { useCommonTexts } from '@jishi/i18n';
import type { PaginationTexts } from '@jishi/ui/data';

/**
 * What the links to the pages of a list say.
 *
 * @param total entries of the whole list
 */
export function usePageTexts(total: number): PaginationTexts {
  const text = useCommonTexts();
  return {
    label: text('pages.label'),
    total: text('pages.total', { total }),
    previous: text('pages.previous'),
    next: text('pages.next'),
    page: (page) => text('pages.page', { page }),
    size: (size) => text('pages.size', { size }),
    sizeLabel: text('pages.size_label'),
    jump: text('pages.jump'),
  };
}
