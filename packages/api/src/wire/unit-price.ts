import * as z from 'zod/mini';
import { measureUnits, type UnitPrice } from '../model/unit-price.ts';
import { wireNumber, wireText } from './parts.ts';
import { centsFromYuan, toNumber } from './values.ts';

/** What so much of a good costs, in yuan: extension of ours. */
export const wireUnitPrice = z.nullish(z.object({ price: wireNumber, quantity: wireNumber, unit: wireText }));
type WireUnitPrice = z.infer<typeof wireUnitPrice>;

/** A unit of measure of the wire; undefined for one that is not known here. */
export const toMeasureUnit = (unit: string | null | undefined) => measureUnits.find((known) => known === unit);

export function toUnitPrice(wire: WireUnitPrice): UnitPrice | null {
  const unit = toMeasureUnit(wire?.unit);
  const quantity = toNumber(wire?.quantity);
  return wire && unit && quantity > 0 ? { amount: centsFromYuan(wire.price), per: { quantity, unit } } : null;
}
