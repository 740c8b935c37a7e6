import type { Tx } from '../../../kernel/db/database.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { addCardKeys } from '../products/card-keys.ts';
import type { KnownKeys } from '../products/check-product.ts';
import { loadReferences } from '../products/references.ts';
import { refreshRenamed } from '../products/refresh-renamed.ts';
import { saveProducts } from '../products/save-products.ts';
import type { SaveCounts } from '../support/plan-saves.ts';
import { type Problem, readDocument } from '../support/problems.ts';
import {
  type KeyedName,
  keyedSections,
  type RawSections,
  type ReadSections,
  type ReferredName,
  type SectionName,
  savers,
  schemasOf,
  sectionNames,
} from './sections.ts';

export type ImportOptions = {
  now: Date;
  times: Times;
  /** Whether stock and sales of products that are there already are set too. */
  withStock: boolean;
  /** Why stock came in, for the ledger. */
  remark: string;
};

/** What an import did, by section. With problems nothing may be committed. */
export type ImportResult = { counts: Partial<Record<SectionName, SaveCounts>>; problems: Problem[] };

/**
 * Imports a catalogue: creates and changes by key, removes nothing. Done again it changes nothing. Every problem of every
 * document is found; paths are those of the file, `['products', 3, 'price']`.
 */
export async function importCatalogue(tx: Tx, raw: RawSections, options: ImportOptions): Promise<ImportResult> {
  const { read, problems } = readSections(raw, options.times);
  const counts: ImportResult['counts'] = {};
  const report = (name: SectionName, found: readonly Problem[]) => {
    for (const { path, reason } of found) {
      const [index, ...rest] = path;
      problems.push({ path: [name, read[name][Number(index)]?.index ?? Number(index), ...rest], reason });
    }
  };
  const before = await loadReferences(tx);
  for (const name of keyedSections) {
    const saved = await saveSection(tx, name, read, options.now);
    counts[name] = saved.counts;
    report(name, saved.problems);
  }
  const products = await saveProducts(tx, valuesOf(read.goods), { ...options, alsoKnown: namedKeys(raw) });
  counts.goods = products.counts;
  report('goods', products.problems);
  // Card keys belong to variants, which are only there when nothing was wrong so far.
  if (problems.length === 0) {
    const keys = await addCardKeys(tx, valuesOf(read.cardKeys), options);
    counts.cardKeys = { created: keys.added, changed: 0, unchanged: keys.known };
    report('cardKeys', keys.problems);
    if ((counts.brands?.changed ?? 0) + (counts.categories?.changed ?? 0) > 0) await refreshRenamed(tx, before);
  }
  return { counts: onlyGiven(raw, counts), problems };
}

function readSections(raw: RawSections, times: Times): { read: ReadSections; problems: Problem[] } {
  const schemas = schemasOf(times);
  const problems: Problem[] = [];
  const read: ReadSections = { brands: [], categories: [], shippingRates: [], couriers: [], goods: [], cardKeys: [] };
  for (const name of sectionNames) {
    for (const [index, input] of (raw[name] ?? []).entries()) {
      const result = readDocument(schemas[name], input, [name, index]);
      if ('problems' in result) problems.push(...result.problems);
      else (read[name] as { index: number; value: unknown }[]).push({ index, value: result.value });
    }
  }
  return { read, problems };
}

const valuesOf = <T>(documents: readonly { value: T }[]): T[] => documents.map(({ value }) => value);

function saveSection<Name extends KeyedName>(tx: Tx, name: Name, read: ReadSections, now: Date) {
  const save: (tx: Tx, patches: never[], now: Date) => ReturnType<(typeof savers)[Name]> = savers[name] as never;
  return save(tx, valuesOf(read[name]) as never[], now);
}

/** Keys the file itself names, well written or not: a bad category is told once, not again by each of its products. */
function namedKeys(raw: RawSections): KnownKeys {
  const keysOf = (name: ReferredName) =>
    new Set(
      (raw[name] ?? []).flatMap((document) =>
        document && typeof document === 'object' && 'key' in document ? [String(document.key)] : [],
      ),
    );
  return { brands: keysOf('brands'), categories: keysOf('categories'), shippingRates: keysOf('shippingRates') };
}

function onlyGiven(raw: RawSections, counts: ImportResult['counts']): ImportResult['counts'] {
  return Object.fromEntries(Object.entries(counts).filter(([name]) => raw[name as SectionName] !== undefined));
}
