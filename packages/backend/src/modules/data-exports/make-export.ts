import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { readShopName } from '../shop-settings/shop-name.ts';
import { fileOf, openExportsFolder, removeFile } from './export-folder.ts';
import { findExport, findWaiting, MAKE_EXPORT, markReady } from './export-records.ts';
import { writeArchive } from './file/write-archive.ts';
import { readyNotice } from './ready-notice.ts';

const payloadSchema = z.object({ userId: z.int(), uuid: z.uuid() });

/**
 * Makes the file a customer asked for and tells them. It appears when it is complete; a process that dies leaves a draft, and the job
 * is done anew by another.
 */
export const makeExportJob: JobKind = {
  kind: MAKE_EXPORT,
  run: async (payload, context) => {
    const { userId, uuid } = payloadSchema.parse(payload);
    if (!(await findWaiting(context.db, userId, uuid))) return;
    const folder = await openExportsFolder(context.config);
    const draft = join(folder, `.${uuid}.${randomUUID()}.tmp`);
    try {
      const size = await write(draft, userId, context);
      await rename(draft, fileOf(folder, uuid));
      await tell(context, { userId, uuid }, size);
    } catch (error) {
      // A disk that is full has no room for halves.
      await rm(draft, { force: true });
      throw error;
    }
    // The account was closed, or another file asked for, while this one was being made.
    if ((await findExport(context.db, userId))?.uuid !== uuid) await removeFile(folder, uuid);
  },
};

async function write(path: string, userId: number, { db, now, times }: JobContext): Promise<number> {
  const shop = { zh: await readShopName(db, 'zh'), en: await readShopName(db, 'en') };
  return writeArchive(path, { db, userId, shop, about: times.text(now()) });
}

async function tell(
  { db, now, times }: JobContext,
  request: { userId: number; uuid: string },
  size: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const until = await markReady(tx, request, size, now());
    if (until) await sendNotice(tx, request.userId, readyNotice(times.text(until)), now(), { isWanted: true, until });
  });
}
