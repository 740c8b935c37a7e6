import type { LocalText } from '../../kernel/texts/languages.ts';
import { minutesAfter } from '../../kernel/time/time-after.ts';
import type { Stage } from './tracking-content.ts';

/** Values of the placeholders in stage texts, per language. */
export type PlaceNames = Record<string, { zh: string; en: string }>;

export type TimelineEvent = { step: number; status: string; text: LocalText; happenedAt: Date };

/** The way of a parcel, stage by stage, counted from the payment. */
export function toTimeline(stages: readonly Stage[], paidAt: Date, names: PlaceNames): TimelineEvent[] {
  return stages.map((stage, step) => ({
    step,
    status: stage.status,
    text: { zh: fill(stage.text.zh, names, 'zh'), en: fill(stage.text.en, names, 'en') },
    happenedAt: minutesAfter(paidAt, stage.after_minutes),
  }));
}

function fill(text: string, names: PlaceNames, lang: 'zh' | 'en'): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => names[name]?.[lang] ?? whole);
}
