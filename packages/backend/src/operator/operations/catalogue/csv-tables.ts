import type { SectionName } from './sections.ts';

/** How a cell stands for a value: yuan with two decimals, a list with blanks between, or as it is. */
export type CellKind = 'amount' | 'list' | 'plain';

/** One file of a catalogue as tables. A column is a path in the document; lists count from 1. */
export type CsvTable = {
  file: string;
  section: SectionName;
  /** The table holds the items of this list of the section's documents; `owner` names the column with their key. */
  nested?: { list: string; owner: string };
  columns: readonly string[];
  /** Begins with `choiceColumns`. */
  hasChoices?: boolean;
  amounts?: readonly string[];
  lists?: readonly string[];
  /** Objects that are missing when all their cells are empty. */
  optional?: readonly string[];
};

const local = (name: string) => [`${name}.zh`, `${name}.en`];
const prices = ['price', 'marketPrice', 'costPrice'];
/** Columns of the axes of variants, as many as are needed: what is chosen, and the choice, in each language. */
export function choiceColumns(axes: number): string[] {
  const places = Array.from({ length: axes }, (_, index) => index + 1);
  return places.flatMap((place) => [...local(`choices.${place}.key`), ...local(`choices.${place}.value`)]);
}

export const csvTables: readonly CsvTable[] = [
  { file: 'brands.csv', section: 'brands', columns: ['key', ...local('name'), 'sort', 'picture'] },
  {
    file: 'categories.csv',
    section: 'categories',
    columns: ['key', 'parent', ...local('name'), 'sort', 'isShown', 'isRecommended', 'picture'],
  },
  {
    file: 'shipping-rates.csv',
    section: 'shippingRates',
    columns: ['key', ...local('name'), 'shipsFrom', 'freeProvinces', 'freeOver'],
    amounts: ['freeOver'],
    lists: ['shipsFrom', 'freeProvinces'],
  },
  {
    file: 'shipping-steps.csv',
    section: 'shippingRates',
    nested: { list: 'steps', owner: 'rate' },
    columns: ['firstPieces', 'firstFee', 'furtherPieces', 'furtherFee', 'provinces'],
    amounts: ['firstFee', 'furtherFee'],
    lists: ['provinces'],
  },
  {
    file: 'couriers.csv',
    section: 'couriers',
    columns: ['key', ...local('name'), 'waybillPrefix', 'trackingCode', 'isUsual', 'isColdChain', 'isActive', 'sort'],
  },
  {
    file: 'goods.csv',
    section: 'goods',
    columns: [
      ...['key', 'slug', 'number', 'type', ...local('name'), 'category', 'brand', ...prices, 'stock', 'sales'],
      ...['shelf', 'onShelfSince', 'scheduledFor', 'shippingRate', 'shippingFee', 'isRecommended', 'isNew', 'isHot'],
      ...['stockFalls', 'purchaseLimit', 'sort', 'points.kind', 'points.value', 'points.isActive'],
      ...['pictures.main', 'pictures.gallery', 'pictures.video', 'pictures.poster'],
      ...[...local('keywords'), ...local('summary'), ...local('details')],
    ],
    amounts: prices,
    lists: ['pictures.gallery'],
    optional: ['points'],
  },
  {
    file: 'variants.csv',
    section: 'goods',
    nested: { list: 'variants', owner: 'good' },
    hasChoices: true,
    columns: [...prices, 'stock', 'codeKind', 'isSameCode', 'picture', 'file.name', 'file.path'],
    amounts: prices,
    optional: ['file'],
  },
  { file: 'card-keys.csv', section: 'cardKeys', columns: ['good', 'variant', 'name', 'code'] },
];

export function kindOf({ amounts, lists }: CsvTable, column: string): CellKind {
  if (amounts?.includes(column)) return 'amount';
  return lists?.includes(column) ? 'list' : 'plain';
}

export const isChoice = (column: string): boolean => /^choices\.[1-9]\d?\.(key|value)\.(zh|en)$/.test(column);
