const CELL = /<td[^>]*>([^<]*)<\/td>/g;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Values of the specification tables in cleaned HTML, as plain text. */
export function specificationsOf(html: string): string[] {
  return Array.from(html.matchAll(CELL), ([, cell = '']) =>
    cell.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity).trim(),
  );
}
