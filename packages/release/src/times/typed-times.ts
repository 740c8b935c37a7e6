const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `10s`, `90m`, `12h`, `30d` in milliseconds; `null` for anything else. */
export function readDuration(text: string): number | null {
  const [, number, unit] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * units[unit as keyof typeof units];
}

/** Reads a time in the past as typed: how long ago, or a date; `null` for anything else. */
export function readMoment(text: string): Date | null {
  const duration = readDuration(text);
  return duration === null ? readDate(text) : new Date(Date.now() - duration);
}

/** A date as typed; without a zone it is of this computer. `null` for anything else. */
export function readDate(text: string): Date | null {
  const pattern = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
  const date = new Date(text.includes(':') ? text.replace(' ', 'T') : `${text}T00:00`);
  return pattern.test(text) && !Number.isNaN(date.getTime()) ? date : null;
}
