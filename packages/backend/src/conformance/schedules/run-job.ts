import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import type { TestShop } from '../../testing/test-shop.ts';

/** Runs a job as it is, now; what it complains of is added to the faults. */
export async function runJob(
  shop: TestShop,
  faults: string[],
  job: JobKind,
  payload: Record<string, unknown> = {},
): Promise<void> {
  const log: JobContext['log'] = {
    info: () => {},
    error: (details, message) => {
      const cause = 'err' in details ? String(details.err) : JSON.stringify(details);
      faults.push(`${job.kind}: ${message}: ${cause}`);
    },
  };
  await job.run(payload, { ...shop.app.shop, log });
}
