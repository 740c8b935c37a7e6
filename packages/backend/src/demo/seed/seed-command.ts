import { Command, InvalidArgumentError } from 'commander';
import { withDatabase } from '../../operator/commands/with-database.ts';
import { seedDemo } from './seed-demo.ts';

const MAX_PRODUCTS = 1_000_000;

function readCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_PRODUCTS) return count;
  throw new InvalidArgumentError(`must be a whole number from 1 to ${MAX_PRODUCTS}.`);
}

/** `pnpm shop seed`: ends with 0 also when there was data already. */
export const seedCommand = new Command('seed')
  .description('fill an empty database with the demo shop; one that has goods is left alone')
  .option('--goods <count>', 'goods in all: above 320 the demo goods are multiplied, for load tests', readCount)
  .action((options: { goods?: number }) =>
    withDatabase('seed', async ({ db }) => {
      const result = await seedDemo(db, { ...options, onProgress: (step) => console.log(`Seeding: ${step}`) });
      const seconds = (result.milliseconds / 1000).toFixed(1);
      console.log(
        result.seeded
          ? `Seeded ${result.goods} goods in ${seconds} s.`
          : `Nothing to do: the database has ${result.goods} goods already.`,
      );
    }),
  );
