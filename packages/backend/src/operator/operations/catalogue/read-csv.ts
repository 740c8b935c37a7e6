import { CsvError, parse } from 'csv-parse/sync';
import type { Path, Problem } from '../support/problems.ts';
import { type Document, documentOf, unguarded } from './csv-cells.ts';
import { type CsvTable, csvTables, isChoice } from './csv-tables.ts';
import type { CatalogueFile } from './json-file.ts';
import type { RawSections, SectionName } from './sections.ts';
import type { TableFile } from './write-csv.ts';

/** Tables that were read. Problems of the tables themselves (cells, columns) have their place in the reason. */
export type CatalogueTables = CatalogueFile & { problems: Problem[] };

type Line = { cells: string[]; line: number };

/** Reads tables of a catalogue, any of them: a table that is missing leaves what it holds as it is. */
export function readCatalogueCsv(files: readonly TableFile[]): CatalogueTables {
  const reader = new TableReader();
  for (const table of csvTables) {
    const file = files.find(({ file }) => file === table.file);
    if (file) reader.add(table, file.text);
  }
  return reader.result();
}

class TableReader {
  readonly #sections: Partial<Record<SectionName, Document[]>> = {};
  readonly #places = new Map<string, string>();
  readonly #problems: Problem[] = [];
  /** Documents by section and key, for the tables of their lists. */
  readonly #owners = new Map<string, number>();

  result(): CatalogueTables {
    const sections: RawSections = this.#sections;
    return { sections, problems: this.#problems, placeOf: (path) => this.#placeOf(path) };
  }

  add(table: CsvTable, text: string): void {
    const lines = this.#parse(table, text);
    const [head, ...rows] = lines;
    if (!head) return;
    const columns = head.cells.map((name) => name.trim());
    if (!this.#checkHead(table, columns)) return;
    const list = this.#documents(table);
    if (table.nested) for (const document of list) document[table.nested.list] ??= [];
    for (const row of rows) {
      if (row.cells.every((cell) => cell === '')) continue;
      if (row.cells.length !== columns.length) {
        this.#tell(table, row.line, `has ${row.cells.length} cells, the head has ${columns.length}`);
      } else this.#addRow(table, columns, row);
    }
  }

  #addRow(table: CsvTable, columns: readonly string[], { cells, line }: Line): void {
    const document = documentOf(table, columns, cells);
    if (!table.nested) {
      const list = this.#documents(table);
      this.#owners.set(ownerMark(table, document['key']), list.length);
      this.#places.set([table.section, list.length].join('.'), `${table.file}:${line}`);
      list.push(document);
      return;
    }
    const { [table.nested.owner]: owner, ...item } = document;
    const index = this.#ownerOf(table, owner, line);
    const items = this.#documents(table)[index]?.[table.nested.list] as Document[];
    this.#places.set([table.section, index, table.nested.list, items.length].join('.'), `${table.file}:${line}`);
    items.push(item);
  }

  /** The document a row belongs to; one that is in no table is changed by its key alone. */
  #ownerOf(table: CsvTable, owner: unknown, line: number): number {
    const known = this.#owners.get(ownerMark(table, owner));
    if (known !== undefined) return known;
    const list = this.#documents(table);
    this.#owners.set(ownerMark(table, owner), list.length);
    this.#places.set([table.section, list.length].join('.'), `${table.file}:${line}`);
    return list.push({ key: owner, [table.nested?.list ?? '']: [] }) - 1;
  }

  #documents({ section }: CsvTable): Document[] {
    this.#sections[section] ??= [];
    return this.#sections[section];
  }

  #parse(table: CsvTable, text: string): Line[] {
    if (text.includes('\uFFFD')) {
      this.#tell(table, 1, 'is not UTF-8: save it as "CSV UTF-8"');
      return [];
    }
    const bytes = Buffer.from(text);
    const lines: Line[] = [];
    let [line, read] = [1, 0];
    try {
      parse(bytes, {
        bom: true,
        relax_column_count: true,
        on_record: (record: string[], info: { bytes: number }) => {
          lines.push({ cells: record.map(unguarded), line });
          line += countLineBreaks(bytes.subarray(read, info.bytes));
          read = info.bytes;
          return null;
        },
      });
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      this.#tell(table, line, `is no CSV: ${error.message}`);
      return [];
    }
    return lines;
  }

  #checkHead(table: CsvTable, columns: readonly string[]): boolean {
    const own = table.nested ? [table.nested.owner, ...table.columns] : table.columns;
    const isKnown = (name: string) => own.includes(name) || (table.hasChoices === true && isChoice(name));
    const unknown = columns.filter((name) => !isKnown(name));
    const needed = table.nested ? [table.nested.owner] : own.filter((name) => name === 'key' || name === 'good');
    const missing = needed.filter((name) => !columns.includes(name));
    for (const name of unknown) this.#tell(table, 1, `has an unknown column: ${name}`);
    for (const name of missing) this.#tell(table, 1, `has no column: ${name}`);
    if (new Set(columns).size < columns.length) this.#tell(table, 1, 'has a column twice');
    return unknown.length + missing.length === 0 && new Set(columns).size === columns.length;
  }

  #tell(table: CsvTable, line: number, reason: string): void {
    const path = [table.section, `${table.file}:${line}`];
    this.#places.set(path.join('.'), `${table.file}:${line}`);
    this.#problems.push({ path, reason });
  }

  /** The line of the nearest thing that has one, and what comes after it. */
  #placeOf(path: Path): string {
    for (let length = path.length; length > 0; length -= 1) {
      const place = this.#places.get(path.slice(0, length).join('.'));
      if (place) return `${place}: ${path.slice(length).join('.')}`.replace(/: $/, ':');
    }
    return `${path.join('.')}:`;
  }
}

/** The parser counts a line break inside quotes twice when it is written CR LF. */
function countLineBreaks(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) count += 1;
  return count;
}

const ownerMark = ({ section }: CsvTable, key: unknown) => `${section}:${key}`;
