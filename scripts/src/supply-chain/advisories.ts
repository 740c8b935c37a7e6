import * as z from 'zod';

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;

const report = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      github_advisory_id: z.string(),
      module_name: z.string(),
      severity: z.enum(severities),
      title: z.string(),
      url: z.string(),
      patched_versions: z.string().nullish(),
      findings: z.array(z.object({ version: z.string() })),
    }),
  ),
});

/** A known weakness of something that runs. */
export type Advisory = {
  id: string;
  package: string;
  versions: string[];
  severity: (typeof severities)[number];
  title: string;
  url: string;
  /** Versions without it, when there are some. */
  mended: string | null;
};

const exception = z.strictObject({
  id: z.string().regex(/^GHSA-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/, 'must be like GHSA-xxxx-xxxx-xxxx'),
  package: z.string().min(1),
  reason: z.string().trim().min(20, 'must say why it does no harm here'),
  until: z.iso.date('must be a date like 2027-01-31'),
});
export const exceptionsSchema = z.array(exception);

/** An advisory that is accepted for a while: for that package, up to and including a day. */
export type AdvisoryException = z.infer<typeof exception>;

/** What `pnpm audit --json` printed; null when it is no report, because the registry could not be asked. */
export function readReport(output: string): Advisory[] | null {
  try {
    const { advisories } = report.parse(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)));
    return Object.values(advisories).map((each) => ({
      id: each.github_advisory_id,
      package: each.module_name,
      versions: [...new Set(each.findings.map(({ version }) => version))],
      severity: each.severity,
      title: each.title,
      url: each.url,
      mended: each.patched_versions ?? null,
    }));
  } catch {
    return null;
  }
}

export type Judged = { refused: Advisory[]; tolerated: Advisory[]; excepted: Advisory[]; expired: AdvisoryException[] };

/** High and critical ones are refused unless they are excepted today; the others have longer deadlines. */
export function judgeAdvisories(
  advisories: readonly Advisory[],
  exceptions: readonly AdvisoryException[],
  today: string,
): Judged {
  const expired = exceptions.filter(({ until }) => until < today);
  const valid = exceptions.filter(({ until }) => until >= today);
  const isExcepted = (each: Advisory) => valid.some(({ id, package: name }) => id === each.id && name === each.package);
  const isGrave = ({ severity }: Advisory) => severity === 'high' || severity === 'critical';
  return {
    refused: advisories.filter((each) => isGrave(each) && !isExcepted(each)),
    tolerated: advisories.filter((each) => !isGrave(each) && !isExcepted(each)),
    excepted: advisories.filter(isExcepted),
    expired,
  };
}
