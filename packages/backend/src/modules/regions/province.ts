/** A region of the first level below the country. */
export type Province = { code: string; name: string };

/** The words that close a province in an address, in the order in which they are tried. */
const closingWords = ['省', '自治区', '市'];

/**
 * The province as it is written at the beginning of an address: everything up to and including 省, else 自治区,
 * else 市; null when none of them occurs.
 */
export function provinceText(address: string): string | null {
  for (const word of closingWords) {
    const at = address.indexOf(word);
    if (at > 0) return address.slice(0, at + word.length);
  }
  return null;
}

/**
 * Finds the province an address lies in, or null. Where the text rule finds no match (special administrative
 * regions, names without a closing word, a later 省 in the street), the province whose name opens the address is taken.
 */
export function findProvince(address: string, provinces: readonly Province[]): Province | null {
  const trimmed = address.trim();
  const text = provinceText(trimmed);
  const exact = provinces.find((province) => province.name === text);
  if (exact) return exact;
  const lower = trimmed.toLowerCase();
  return provinces.find((province) => province.name !== '' && lower.startsWith(province.name.toLowerCase())) ?? null;
}
