import { __PRIVATE__ } from 'styled-components';

const marker = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/**
 * Puts rules that streamed in after the first flush under the browser's own numbers. styled-components does not know
 * late tags, and rehydrating them would put a base rule behind one that extends it. Uses an export that is not public:
 * the version is pinned, a browser test watches colours in two parts.
 */
export function adoptLateStyles(): void {
  const sheet = __PRIVATE__.mainSheet;
  for (const element of document.querySelectorAll('body style[data-styled="true"]')) {
    let rules: string[] = [];
    for (const raw of (element.textContent ?? '').split('/*!sc*/')) {
      const text = raw.trim();
      const [, id, list = ''] = marker.exec(text) ?? [];
      if (!id) {
        if (text) rules.push(text);
        continue;
      }
      adopt(sheet, id, list.split(',').filter(Boolean), rules);
      rules = [];
    }
    element.remove();
  }
}

function adopt(sheet: typeof __PRIVATE__.mainSheet, id: string, names: string[], rules: string[]): void {
  const fresh = names.filter((name) => !sheet.hasNameForId(id, name));
  const [first, ...rest] = fresh;
  if (!first) return;
  const wanted =
    fresh.length === names.length ? rules : rules.filter((rule) => fresh.some((name) => rule.includes(name)));
  sheet.insertRules(id, first, wanted);
  for (const name of rest) sheet.registerName(id, name);
}
