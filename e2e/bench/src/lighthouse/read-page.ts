import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';

/**
 * Fetched when somebody measures: it brings a hundred packages, which every first start of the shop would wait for if it
 * stood among the others.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

const report = z.object({
  lighthouseVersion: z.string(),
  categories: z.record(
    z.enum(categories),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.optional(z.number()) }),
  ),
});

/** What performance is made of, in milliseconds as Lighthouse works it out for its slow network. */
export const timings = { 'largest-contentful-paint': 'largest paint', 'total-blocking-time': 'blocking' } as const;
export type Timing = keyof typeof timings;

/** What Lighthouse says of a page: scores from 0 to 100, and the audits outside of performance that complain. */
export type PageReading = {
  version: string;
  scores: Record<Category, number>;
  timings: Record<Timing, number>;
  complaints: string[];
};

const run = promisify(execFile);
const MAX_OUTPUT = 64 * 1024 * 1024;

/** `languages`: those the browser asks for, as its header says them. */
export type ReadOptions = { address: string; languages: string; chromium: string; stop: AbortSignal };

/** Reads a page as Lighthouse's mobile phone does. Now and then its own recording fails; then it is asked once more. */
export async function readPage(options: ReadOptions): Promise<PageReading> {
  return readOnce(options).catch((error: unknown) => {
    options.stop.throwIfAborted();
    if (!String(error).includes('Runtime error encountered')) throw error;
    return readOnce(options);
  });
}

async function readOnce({ address, languages, chromium, stop }: ReadOptions): Promise<PageReading> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const { stdout } = await run(
    'npx',
    [
      '-y',
      LIGHTHOUSE,
      address,
      ...flags,
      `--extra-headers=${JSON.stringify({ 'Accept-Language': languages })}`,
      `--only-categories=${categories.join(',')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: MAX_OUTPUT,
      signal: stop,
    },
  );
  return toReading(report.parse(JSON.parse(stdout)));
}

export function toReading({ lighthouseVersion, categories: found, audits }: z.infer<typeof report>): PageReading {
  const complaints = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => ({ name, id })))
    .flatMap(({ name, id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${name}: ${audit.title} (${id})`] : [];
    });
  return {
    version: lighthouseVersion,
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((found[name].score ?? 0) * 100)]),
    ) as PageReading['scores'],
    timings: Object.fromEntries(
      Object.keys(timings).map((id) => [id, Math.round(audits[id]?.numericValue ?? Number.NaN)]),
    ) as PageReading['timings'],
    complaints,
  };
}
