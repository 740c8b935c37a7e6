import { Command } from 'commander';
import { listJobs, retryJob } from '../operations/jobs/jobs.ts';
import { readWhole } from './support/inputs.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';

type Filter = { kind?: string; over?: boolean; failed?: boolean; limit: number };

const listCommand = readsShop(
  new Command('list')
    .description('work that is due at a time, the next one first')
    .option('--kind <kind>', 'only this kind, such as payments.check')
    .option('--failed', 'only those whose last try failed')
    .option('--over', 'those that are done or given up instead, the last one first')
    .option('--limit <count>', 'how many', readWhole(1, 1000), 50),
  async (run, { kind, over = false, failed = false, limit }: Filter) => {
    const filter = { isOver: over, failed, limit, ...(kind === undefined ? {} : { kind }) };
    const jobs = await listJobs(run.shop.db, run.shop.now(), filter);
    const { times } = run.shop;
    const rows = jobs.map((job) => [
      String(job.id),
      job.kind,
      job.state,
      times.text(job.finishedAt ?? job.runAt),
      job.attempts,
      JSON.stringify(job.payload),
      job.lastError?.slice(0, 80) ?? null,
    ]);
    run.show(jobs, table(['id', 'kind', 'state', over ? 'ended' : 'due', 'tries', 'about', 'last error'], rows));
  },
);

const retryCommand = changesShop(
  new Command('retry')
    .description('make a job due now, with fresh tries: one that failed, was given up, or waits')
    .argument('<id>', 'as in the list', readWhole(1)),
  async (run, _: object, id: number) => {
    const job = await run.change((tx) => retryJob(tx, run.shop.now(), id));
    run.show({ id, kind: job.kind, due: run.shop.now() }, `Job ${id} (${job.kind}) is due now.`);
  },
);

/** `pnpm shop jobs …` */
export const jobsCommand = new Command('jobs').description('work that is due at a time: look, try again');
for (const command of [listCommand, retryCommand]) jobsCommand.addCommand(command);
