import { Command } from 'commander';
import { addCardKeys, readCardKeys } from '../operations/products/card-keys.ts';
import { productKeyOf } from '../operations/products/product-reference.ts';
import { mustBeFine } from '../operations/support/problems.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { type InputFile, readInputFile } from './support/inputs.ts';
import { changesShop } from './support/shop-command.ts';

const addCommand = changesShop(
  withExamples(
    new Command('add')
      .description('add card keys, a line each: "key" or "card number,key"; the stock rises with them')
      .argument('<key>', 'product number, such as G1001')
      .argument('<file>', 'text file (UTF-8)', readInputFile)
      .requiredOption('--variant <choices>', 'such as "一年" or "1 year"'),
    'card-keys add G1301 keys.txt --variant "1 year"',
  ),
  async (run, { variant }: { variant: string }, wanted: string, file: InputFile) => {
    const product = await productKeyOf(run.shop.db, wanted);
    const keys = readCardKeys(file.text, { good: product, variant });
    const { added, known } = await run.change(async (tx) => {
      const result = await addCardKeys(tx, keys, {
        now: run.shop.now(),
        remark: `card keys of ${file.name}`.slice(0, 200),
      });
      mustBeFine(result.problems);
      return result;
    });
    run.show({ added, known }, `${added} card keys added, ${known} were there.`);
  },
);

/** `pnpm shop card-keys …` */
export const cardKeysCommand = groupOf(
  new Command('card-keys').description('card keys and web-disk codes that are handed out when paid'),
  addCommand,
);
