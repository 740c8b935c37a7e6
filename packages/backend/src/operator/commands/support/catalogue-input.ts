import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { csvTables } from '../../operations/catalogue/csv-tables.ts';
import type { TableFile } from '../../operations/catalogue/write-csv.ts';

/** A catalogue as it lies on the side of the operator: one JSON file, or tables. */
export type CatalogueInput = { name: string; files: TableFile[] };

const tables = csvTables.map(({ file }) => file);

/** Reads a JSON file, a table, or every known table of a folder, when the command is parsed. */
export function readCatalogueInput(path: string): CatalogueInput {
  try {
    const names = statSync(path).isDirectory() ? tablesIn(path) : [path];
    return {
      name: basename(path),
      files: names.map((name) => ({ file: basename(name), text: readFileSync(name, 'utf8') })),
    };
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function tablesIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => tables.includes(name));
  if (names.length === 0) throw new Error(`${folder} has none of the tables ${tables.join(', ')}.`);
  return names.map((name) => join(folder, name));
}
