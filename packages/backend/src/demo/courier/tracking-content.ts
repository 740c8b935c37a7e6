import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { contentFolder } from '../content/load.ts';

const text = z.object({ zh: z.string(), en: z.string() });
const stages = z.array(z.object({ after_minutes: z.number(), status: z.string(), text })).min(1);
const content = z.object({ timelines: z.object({ standard: stages, chilled: stages, large: stages }) });

/** How a parcel travels: ordinary products, chilled ones, or large ones that are carried upstairs. */
export type ParcelKind = 'standard' | 'chilled' | 'large';

/** A stage of the demo timeline; its text has `{placeholders}`, its time counts from the payment. */
export type Stage = z.infer<typeof stages>[number];

/** The stages of a parcel in the demo content. */
export function loadStages(kind: ParcelKind): Stage[] {
  const raw: unknown = JSON.parse(readFileSync(new URL('tracking.json', contentFolder), 'utf8'));
  return content.parse(raw).timelines[kind];
}
