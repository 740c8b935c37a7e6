/**
 * The shop's language a browser likes best, from an `Accept-Language` header (RFC 9110, 12.5.4).
 *
 * @returns `undefined` when the header names neither Chinese nor English
 */
export function preferredLang(header: string | undefined): 'zh' | 'en' | undefined {
  const ranges = (header ?? '').split(',').map(toRange);
  const known = ranges.filter(({ quality, lang }) => quality > 0 && (lang === 'zh' || lang === 'en'));
  // Array sort is stable: of two equal qualities the earlier one wins.
  const best = known.sort((a, b) => b.quality - a.quality)[0];
  return best?.lang as 'zh' | 'en' | undefined;
}

function toRange(entry: string): { lang: string; quality: number } {
  const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const weight = parameters.find((text) => text.trim().startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.trim().slice(2) || Number.NaN);
  return { lang: tag.trim().split('-')[0] ?? '', quality: Number.isNaN(quality) ? 0 : quality };
}
