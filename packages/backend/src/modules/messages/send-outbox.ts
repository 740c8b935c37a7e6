import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { deliver } from './deliver.ts';
import { claimMessages } from './outbox-records.ts';

/** At once; none takes longer than some seconds. */
const BATCH = 10;
/** No further batch is begun after this: a run ends well within its lease. */
const BEGIN_WITHIN_MS = 20_000;

/** Sends what waits in the outbox. Every message is taken by one process at a time. */
export const sendOutboxJob: JobKind = {
  kind: 'outbox.send',
  everySeconds: 5,
  run: async (_payload, context) => {
    const log = { warn: (details: object, message: string) => context.log.error(details, message) };
    const startedAt = performance.now();
    for (let sent = BATCH; sent === BATCH && performance.now() - startedAt < BEGIN_WITHIN_MS; ) {
      const messages = await claimMessages(context.db, { now: context.now(), limit: BATCH });
      await Promise.all(messages.map((message) => deliver(context, log, message)));
      sent = messages.length;
    }
  },
};
