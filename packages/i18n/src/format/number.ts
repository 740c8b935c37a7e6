import type { Lang } from '../locale/locale.ts';

/** A whole number with a comma every three digits. Written by hand: `Intl` differs between ICU versions. */
export function group(value: number): string {
  const digits = String(Math.trunc(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 && digits !== '0' ? `-${digits}` : digits;
}

type Scale = { from: number; suffix: string };

const scales: Record<Lang, readonly Scale[]> = {
  zh: [
    { from: 100_000_000, suffix: '亿' },
    { from: 10_000, suffix: '万' },
  ],
  en: [
    { from: 1_000_000, suffix: 'm' },
    { from: 1_000, suffix: 'k' },
  ],
};

/**
 * A count in short: `2.3万` or `23k`, below that `1,204` or `980`.
 *
 * One decimal at most, cut rather than rounded: a count must not claim more than there is.
 */
export function formatCount(value: number, lang: Lang): string {
  const scale = scales[lang].find(({ from }) => Math.abs(value) >= from);
  if (!scale) return group(value);
  const tenths = Math.trunc(value / (scale.from / 10));
  const [whole, rest] = [Math.trunc(tenths / 10), Math.abs(tenths % 10)];
  return `${group(whole)}${rest === 0 ? '' : `.${rest}`}${scale.suffix}`;
}
