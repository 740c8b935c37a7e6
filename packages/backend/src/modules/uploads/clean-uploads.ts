import { inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { resources, users } from '../../kernel/db/schema/index.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { removeUpload, uploadsBefore, uploadsFolder } from './upload-store.ts';

/** Days an upload waits to be used, in a profile or a review. */
const DAYS_UNUSED = 1;
const BATCH = 500;

/** Uploads nobody used are removed with their siblings. */
export const cleanUploadsJob: JobKind = {
  kind: 'uploads.clean-up',
  everySeconds: 3600,
  run: async (_payload, { db, config, now }) => {
    const folder = uploadsFolder(config);
    const old = [...(await uploadsBefore(folder, daysAfter(now(), -DAYS_UNUSED)))];
    for (let start = 0; start < old.length; start += BATCH) {
      const batch = old.slice(start, start + BATCH);
      const used = await usedAmong(
        db,
        batch.map(([address]) => address),
      );
      for (const [address, names] of batch) if (!used.has(address)) await removeUpload(folder, names);
    }
  },
};

async function usedAmong(db: Db, addresses: string[]): Promise<Set<string | null>> {
  const shown = await db.select({ address: resources.img }).from(resources).where(inArray(resources.img, addresses));
  const portraits = await db.select({ address: users.portrait }).from(users).where(inArray(users.portrait, addresses));
  return new Set([...shown, ...portraits].map(({ address }) => address));
}
