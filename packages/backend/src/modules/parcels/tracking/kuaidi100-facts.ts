import { z } from 'zod';
import { parseChinaText } from '../../../kernel/provider-calls/china-time.ts';
import { sameText } from '../../../kernel/texts/languages.ts';
import { statusOfCode, statusOfWord } from './kuaidi100-states.ts';
import type { TrackedEvent } from './tracking-provider.ts';

/** More are nothing a person reads; the newest come first. */
const MAX_EVENTS = 200;
const LONGEST_TEXT = 300;

const text = z.union([z.string(), z.number()]).transform(String);
const maybe = text.nullish().transform((value) => value ?? '');

const entry = z.object({
  time: maybe,
  ftime: maybe,
  context: maybe,
  status: maybe,
  statusCode: maybe,
});

/** What the service says of a parcel, in answers and in messages alike. */
export const resultSchema = z.object({
  nu: text,
  com: maybe,
  state: maybe,
  data: z.array(entry).nullish(),
});
export type Result = z.output<typeof resultSchema>;

/** Events of a parcel; ones without a time or words are nothing. Times are those of China. */
export function readEvents({ data, state }: Result): TrackedEvent[] {
  return (data ?? []).slice(0, MAX_EVENTS).flatMap((one, index) => {
    const happenedAt = parseChinaText(one.ftime) ?? parseChinaText(one.time);
    const words = clean(one.context);
    if (!happenedAt || words === '') return [];
    // The state of the parcel is that of its newest event, where events have none of their own.
    const own = statusOfCode(one.statusCode) ?? statusOfWord(one.status);
    const status = own ?? (index === 0 ? statusOfCode(state) : null) ?? 'in_transit';
    return [{ status, text: sameText(words), happenedAt }];
  });
}

/** Courier texts are shown as they are, in one line. */
const clean = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .toWellFormed();
