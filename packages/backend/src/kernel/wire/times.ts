import { remember } from '@jishi/server-kit/remember';

/** Timestamps of the contract: `YYYY-MM-DD HH:mm:ss` in the shop's time zone. */
export type Times = {
  text(date: Date): string;
  textOrNull(date: Date | null): string | null;
  /** `YYYY-MM-DD` in the shop's zone. */
  day(date: Date): string;
  /** `YYYY-MM-DD` with or without ` HH:mm:ss` → moment; null when it is not one. */
  parse(text: string): Date | null;
};

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

const REMEMBERED_CHARACTERS = 500_000;

export function createTimes(timeZone: string): Times {
  // The Swedish locale writes dates the way the contract does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // Products of a list were made and changed at the same few moments, again and again.
  const textAt = remember(REMEMBERED_CHARACTERS, (moment: number) => format.format(moment));
  const text = (date: Date) => textAt(date.getTime());
  const offsetAt = (moment: number) => Date.parse(`${text(new Date(moment)).replace(' ', 'T')}Z`) - moment;
  return {
    text,
    textOrNull: (date) => date && text(date),
    day: (date) => text(date).slice(0, 10),
    parse: (value) => {
      const local = localMoment(value);
      // Twice: the first guess may lie on the other side of a change of the clocks.
      return local === null ? null : new Date(local - offsetAt(local - offsetAt(local)));
    },
  };
}

function localMoment(text: string): number | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? date.getTime() : null;
}
