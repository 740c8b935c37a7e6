/** A property of a product, as its description lists it. */
export type Property = { name: string; value: string };

const row = /<tr[^>]*>\s*<th[^>]*>([\s\S]*?)<\/th>\s*<td[^>]*>([\s\S]*?)<\/td>\s*<\/tr>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Properties of a product out of the tables in its description, each name once. */
export function propertiesOf(html: string): Property[] {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of html.matchAll(row)) {
    const key = plain(name);
    if (key !== '' && !found.has(key)) found.set(key, plain(value));
  }
  return [...found].map(([name, value]) => ({ name, value }));
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
