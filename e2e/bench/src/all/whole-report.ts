import { ScriptError } from '@jishi/scripts/terminal';
import * as z from 'zod';
import { units } from '../report/figure.ts';

const FORMAT = 1;

const figureSchema = z.object({
  name: z.string(),
  /** Null of what could not be measured: JSON knows no infinity. */
  value: z.number().nullable(),
  unit: z.enum(units),
  better: z.enum(['lower', 'higher']),
  runs: z.number().int().positive(),
  deviation: z.number().nullable(),
});

export const figuresSchema = z.array(figureSchema);

/** Load average of a minute before the bench and after it. */
const loadSchema = z.object({ before: z.number(), after: z.number() });

const benchSchema = z.object({
  runs: z.number(),
  began: z.string(),
  seconds: z.number(),
  machine: z.object({
    processor: z.string(),
    cores: z.number(),
    memoryGb: z.number(),
    system: z.string(),
    node: z.string(),
    revision: z.string(),
  }),
  load: loadSchema,
  figures: figuresSchema,
});

const failureSchema = z.object({
  bench: z.string(),
  /** It ended with an error, took longer than it may, or was stopped with the whole run. */
  how: z.enum(['failed', 'hung', 'stopped']),
  began: z.string(),
  seconds: z.number(),
  load: loadSchema,
  lastWords: z.string(),
});

const reportSchema = z.object({
  format: z.literal(FORMAT),
  began: z.string(),
  /** With the fewest runs, for trying it. */
  isQuick: z.boolean(),
  /** Benches that were to run, in their order. */
  wanted: z.array(z.string()),
  /** Each as it was measured last: what did not run this time is of an earlier one. */
  benches: z.record(z.string(), benchSchema),
  failures: z.array(failureSchema),
});

export type MeasuredFigure = z.infer<typeof figureSchema>;
export type MeasuredBench = z.infer<typeof benchSchema>;
export type Failure = z.infer<typeof failureSchema>;
/** What `docs/benchmarks/all.json` holds. */
export type WholeReport = z.infer<typeof reportSchema>;

/** @throws ScriptError when the text is damaged or of a later format; `where` says whose it is */
export function parseWholeReport(text: string, where: string): WholeReport {
  const document = parseJson(text, where);
  const { format } = z.object({ format: z.unknown() }).catch({ format: null }).parse(document);
  if (typeof format === 'number' && format > FORMAT)
    throw new ScriptError(`${where} has format ${format}; this program reads ${FORMAT}. Use the one that wrote it.`);
  const read = reportSchema.safeParse(document);
  if (!read.success) throw new ScriptError(`${where} is no report of all benches:\n${z.prettifyError(read.error)}`);
  return read.data;
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ScriptError(`${where} is no JSON: ${(error as Error).message}`);
  }
}
