import { Command } from 'commander';
import { exportCatalogue } from '../operations/catalogue/export-catalogue.ts';
import { type ImportResult, importCatalogue } from '../operations/catalogue/import-catalogue.ts';
import { writeCatalogueJson } from '../operations/catalogue/json-file.ts';
import { readCatalogue } from '../operations/catalogue/read-catalogue.ts';
import { writeCatalogueCsv } from '../operations/catalogue/write-csv.ts';
import { refuseProblems } from '../operations/support/problems.ts';
import { type CatalogueInput, readCatalogueInput } from './support/catalogue-input.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';

type ExportOptions = { csv?: boolean; cardKeys: boolean };

const exportCommand = readsShop(
  withExamples(
    new Command('export')
      .description('write goods, categories, brands, shipping rates, couriers and unsold card keys to a file')
      .argument('<file>', 'a JSON file, or with --csv a folder of tables')
      .option('--csv', 'tables that spreadsheets open')
      .option('--no-card-keys', 'leave card keys out: they are worth money'),
    'catalogue export shop.json',
    'catalogue export tables --csv --no-card-keys',
  ),
  async (run, { csv = false, cardKeys }: ExportOptions, target: string) => {
    const catalogue = await run.shop.db.transaction((tx) => exportCatalogue(tx, { withCardKeys: cardKeys }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    if (csv) {
      for (const { file, text } of writeCatalogueCsv(catalogue)) await run.writeFile(`${target}/${file}`, text);
    } else await run.writeFile(target, inPieces(writeCatalogueJson(catalogue)));
    const counts = Object.entries(catalogue).map(([section, documents]): [string, number] => [
      section,
      documents.length,
    ]);
    run.show({ target, ...Object.fromEntries(counts) }, `${table(['section', 'written'], counts)}\n→ ${target}`);
  },
);

const PIECE = 256 * 1024;

/** Small texts in larger pieces, so that files and sockets are not kept busy with each. */
async function* inPieces(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

const importCommand = changesShop(
  withExamples(
    new Command('import')
      .description('create and change goods and what they refer to; all of a file or nothing')
      .argument('<file>', 'a JSON file, one table (goods.csv), or a folder of tables', readCatalogueInput)
      .option('--with-stock', 'set stock and sales of goods that are there already, too'),
    'catalogue import shop.json --dry-run',
    'catalogue import tables/goods.csv',
  ),
  async (run, { withStock = false }: { withStock?: boolean }, input: CatalogueInput) => {
    const file = readCatalogue(input.files);
    const { now, times } = run.shop;
    const remark = `import of ${input.name}`.slice(0, 200);
    const { counts } = await run.change(async (tx) => {
      const result = await importCatalogue(tx, file.sections, { now: now(), times, withStock, remark });
      const problems = [...file.problems, ...result.problems];
      if (problems.length > 0) throw refuseProblems(problems, ({ path }) => file.placeOf(path));
      return result;
    });
    run.show(counts, countsTable(counts));
  },
);

function countsTable(counts: ImportResult['counts']): string {
  const rows = Object.entries(counts).map(([section, { created, changed, unchanged }]) => [
    section,
    created,
    changed,
    unchanged,
  ]);
  return table(['section', 'created', 'changed', 'unchanged'], rows);
}

/** `pnpm shop catalogue …` */
export const catalogueCommand = groupOf(
  new Command('catalogue').description('the whole catalogue as a file, out and in'),
  exportCommand,
  importCommand,
);
