import type { Product } from '@jishi/api/products';
import { variantAxes } from '@jishi/api/products';
import { propertiesOf } from './properties.ts';

/** One line of the comparison: a value per product, `null` where it has none. */
export type CompareRow = { name: string; values: readonly (string | null)[] };

/** Whether products differ in a line. */
export const differs = ({ values }: CompareRow): boolean => new Set(values).size > 1;

/** Lines for what can be chosen and what descriptions list, in the order in which they are first met. */
export function describedRows(products: readonly Product[]): CompareRow[] {
  const all = products.map((product) => new Map([...choicesOf(product), ...described(product)]));
  const names = [...new Set(all.flatMap((facts) => [...facts.keys()]))];
  return names.map((name) => ({ name, values: all.map((facts) => facts.get(name) ?? null) }));
}

const choicesOf = ({ variants }: Product): [string, string][] =>
  variantAxes(variants).map(({ name, values }) => [name, values.map(({ value }) => value).join(' / ')]);

const described = ({ detailsHtml }: Product): [string, string][] =>
  propertiesOf(detailsHtml).map(({ name, value }) => [name, value]);
