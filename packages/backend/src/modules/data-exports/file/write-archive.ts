import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { readMe } from './read-me.ts';
import { readSection } from './read-section.ts';
import { type Section, sections } from './sections.ts';

export type ArchiveTerms = {
  db: DbOrTx;
  userId: number;
  /** Name of the shop. */
  shop: { zh: string; en: string };
  /** When it is made, in words. */
  about: string;
};

/** `orders-订单.json`: found by either name. */
export const fileName = ({ name, title }: Pick<Section, 'name' | 'title'>): string =>
  `${name.replaceAll('_', '-')}-${title.zh}.json`;

/**
 * Writes what the shop keeps of a customer as a ZIP of JSON files, a batch of rows at a time: neither the archive nor a table is ever whole
 * in memory.
 * @returns its size in bytes
 */
export async function writeArchive(path: string, terms: ArchiveTerms): Promise<number> {
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  // Waiting for it begins now: a disk that is full is told of while rows are read.
  const written = finished(out);
  written.catch(() => undefined);
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error);
    else if (isLast) out.end(chunk);
    else out.write(chunk);
  });
  const settle = async () => {
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), written]);
  };
  try {
    const files = [];
    for (const section of sections) files.push(await writeSection(zip, settle, section, terms));
    writeWhole(zip, 'README-说明.txt', readMe(terms, files));
    zip.end();
  } catch (error) {
    zip.terminate();
    out.destroy();
    throw error;
  }
  await written;
  return out.bytesWritten;
}

async function writeSection(
  zip: Zip,
  settle: () => Promise<void>,
  section: Section,
  { db, userId }: ArchiveTerms,
): Promise<{ section: Section; file: string; rows: number }> {
  const file = fileName(section);
  const entry = new ZipDeflate(file);
  zip.add(entry);
  const { title, labels, leftOut } = section;
  const head = JSON.stringify({ title, labels, left_out: leftOut }, null, 2).replace(/\n\}$/, ',\n  "rows": [');
  entry.push(strToU8(head));
  let rows = 0;
  for await (const batch of readSection(db, section, userId)) {
    const texts = batch.map((row, index) => `${rows + index === 0 ? '' : ','}\n    ${JSON.stringify(row)}`);
    entry.push(strToU8(texts.join('')));
    rows += batch.length;
    await settle();
  }
  entry.push(strToU8(rows === 0 ? ']\n}\n' : '\n  ]\n}\n'), true);
  return { section, file, rows };
}

function writeWhole(zip: Zip, name: string, text: string): void {
  const entry = new ZipDeflate(name);
  zip.add(entry);
  // Programs that open it as plain text know by this sign how it is written.
  entry.push(strToU8(`\uFEFF${text}`), true);
}
