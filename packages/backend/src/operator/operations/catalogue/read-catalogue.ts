import { Refused } from '../refused.ts';
import { csvTables } from './csv-tables.ts';
import { readCatalogueJson } from './json-file.ts';
import { type CatalogueTables, readCatalogueCsv } from './read-csv.ts';
import type { TableFile } from './write-csv.ts';

/**
 * Reads a catalogue: one JSON file, or tables by their names.
 * @throws Refused when a table has another name than those of an export, or the JSON is no catalogue
 */
export function readCatalogue(files: readonly TableFile[]): CatalogueTables {
  const [first] = files;
  if (!first) throw new Refused('There is nothing to import.');
  if (!first.file.endsWith('.csv')) {
    return { ...readCatalogueJson({ name: first.file, text: first.text.replace(/^\uFEFF/, '') }), problems: [] };
  }
  const known = csvTables.map(({ file }) => file);
  const strange = files.filter(({ file }) => !known.includes(file)).map(({ file }) => file);
  if (strange.length > 0) throw new Refused(`${strange.join(', ')}: tables are named ${known.join(', ')}.`);
  return readCatalogueCsv(files);
}
