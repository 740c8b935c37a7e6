const CELL = /<td[^>]*>([^<]*)<\/td>/g;
const ROW = /<tr[^>]*>\s*<th[^>]*>([^<]*)<\/th>\s*<td[^>]*>([^<]*)<\/td>\s*<\/tr>/g;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const plain = (cell: string): string =>
  cell.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity).trim();

/** Values of the specification tables in cleaned HTML, as plain text. */
export function specificationsOf(html: string): string[] {
  return Array.from(html.matchAll(CELL), ([, cell = '']) => plain(cell));
}

/** Lines of the specification tables in cleaned HTML: what is said, and of what. */
export function specificationRows(html: string): { name: string; value: string }[] {
  return Array.from(html.matchAll(ROW), ([, name = '', value = '']) => ({ name: plain(name), value: plain(value) }));
}
