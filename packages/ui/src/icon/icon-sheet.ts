import { drawingOf, type IconSheet, SHEET } from './symbols.ts';

export { IconSheetContext } from './icon.tsx';

/** Of one page, on the server. */
export function createIconSheet(): IconSheet {
  const known = new Set<string>();
  let fresh = '';
  let isFirst = true;
  return {
    add(id, node) {
      if (known.has(id)) return;
      known.add(id);
      fresh += drawingOf(id, node);
    },
    take() {
      if (!fresh) return '';
      const html = `<svg${isFirst ? ` id="${SHEET}"` : ''} hidden>${fresh}</svg>`;
      fresh = '';
      isFirst = false;
      return html;
    },
  };
}
