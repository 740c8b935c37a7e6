const OFFSET_MS = 8 * 3_600_000;

/** `2026-11-20 16:00:00`, as Alipay writes moments: always the time of China. */
export function chinaText(date: Date): string {
  return new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-11-20T16:00:00+08:00`, as WeChat Pay writes them. */
export function chinaIso(date: Date): string {
  return `${chinaText(date).replace(' ', 'T')}+08:00`;
}

/** The moment behind `2026-11-20 16:00:00` in China; null when it is none. */
export function parseChinaText(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null;
  const date = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}
