import { rm } from 'node:fs/promises';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { exportsFolder, filesBefore, removeFile } from './export-folder.ts';
import { knownAmong, removeOldExports } from './export-records.ts';

/** Whoever is writing a file now is done with it by then. */
const MS_OF_A_DRAFT = 3_600_000;

/** Files are removed when their day is over, with those nobody knows of any more. */
export const removeExportsJob: JobKind = {
  kind: 'data-exports.clean-up',
  everySeconds: 3600,
  run: async (_payload, { db, config, now }) => {
    const folder = exportsFolder(config);
    for (const uuid of await removeOldExports(db, now())) await removeFile(folder, uuid);
    const files = await filesBefore(folder, new Date(now().getTime() - MS_OF_A_DRAFT));
    const known = await knownAmong(
      db,
      files.map(({ uuid }) => uuid),
    );
    for (const { uuid, path } of files) {
      if (!known.has(uuid) || path.endsWith('.tmp')) await rm(path, { force: true });
    }
  },
};
