import { Command } from 'commander';
import { productTexts } from '../../../kernel/db/schema/index.ts';
import { reindexSearch } from '../../operations/search/reindex.ts';
import { withExamples } from '../support/examples.ts';
import { changesShop } from '../support/shop-command.ts';

export const reindexCommand = changesShop(
  withExamples(
    new Command('reindex')
      .description('write anew what goods are found by; after an update the shop does it by itself')
      .option('--all', 'also what is written as it should be'),
    'search reindex',
    'search reindex --all',
  ),
  async (run, { all }: { all?: boolean }) => {
    const written = await run.change(async (tx) => {
      if (all) await tx.update(productTexts).set({ searchVersion: 0 });
      return reindexSearch(tx);
    });
    run.show({ written }, `${written} texts written.`);
  },
);
