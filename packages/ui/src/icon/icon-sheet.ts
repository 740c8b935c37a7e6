import { type IconSheet, SHEET, symbolOf } from './symbols.ts';

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
      fresh += symbolOf(id, node);
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
