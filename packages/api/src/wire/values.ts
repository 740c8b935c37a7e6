import type { Id } from '../model/id.ts';
import { type Cents, centsOfYuan } from '../model/money.ts';
import type { Page } from '../model/page.ts';
import type { Picture } from '../model/picture.ts';
import type { VariantOption } from '../model/variant-option.ts';
import type { WireOption, WireResource } from './parts.ts';

type Loose = number | string | boolean | null | undefined;

/** Id as text; `null` for 0, empty and missing, which all mean "none". */
export function toOptionalId(value: Loose): Id | null {
  return value === null || value === undefined || value === '' || Number(value) === 0 ? null : String(value);
}

/** Number of a value that may be text; `fallback` when it is none. */
export function toNumber(value: Loose, fallback = 0): number {
  const isBlank = value === null || value === undefined || String(value).trim() === '';
  const number = isBlank ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : fallback;
}

/** Cents of an amount in yuan, `undefined` where the wire says nothing: 0 is an amount. */
export function toOptionalCents(value: Loose): Cents | undefined {
  return toOptionalNumber(value) === null ? undefined : centsFromYuan(value);
}

/** Number, or `null` when there is none. */
export function toOptionalNumber(value: Loose): number | null {
  const number = toNumber(value, Number.NaN);
  return Number.isNaN(number) ? null : number;
}

/** Boolean of 0/1, true/false, "0"/"1". */
export function toFlag(value: Loose): boolean {
  return value === true || value === 'true' || toNumber(value === false ? 0 : value) === 1;
}

/** Cents of a wire amount in yuan; `""` and null are 0. */
export function centsFromYuan(value: Loose): Cents {
  return centsOfYuan(toNumber(value));
}

/** Cents of a wire amount that already is in cents; `""` and null are 0. */
export function centsFromCents(value: Loose): Cents {
  return Math.round(toNumber(value));
}

/** Text without surrounding blanks, or `null` when nothing is left. */
export function toOptionalText(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

export function toPicture(resource: WireResource | null | undefined): Picture | null {
  const url = toOptionalText(resource?.img);
  return url ? { url } : null;
}

export function toOptions(options: readonly WireOption[] | null | undefined): VariantOption[] {
  return (options ?? []).map(({ key, value }) => ({ name: key, value }));
}

type WirePageFields = { total?: Loose; current_page?: Loose; per_page?: Loose; last_page?: Loose };

/** Page of the model from a page of wire rows. */
export function toPage<Row, T>(wire: WirePageFields & { data: readonly Row[] }, map: (row: Row) => T): Page<T> {
  return {
    items: wire.data.map(map),
    page: toNumber(wire.current_page, 1),
    pageSize: toNumber(wire.per_page, 15),
    total: toNumber(wire.total, wire.data.length),
    pageCount: toNumber(wire.last_page, 1),
  };
}
