import type { MeasureUnit, UnitPrice } from '@jishi/api/products';
import type { CatalogueText } from '../messages/texts.ts';

type Per = UnitPrice['per'];
type Key = Parameters<CatalogueText>[0];

const many: Readonly<Record<MeasureUnit, Key>> = {
  g: 'unit.per.g',
  ml: 'unit.per.ml',
  piece: 'unit.per.pieces',
  use: 'unit.per.uses',
};
const one: Readonly<Partial<Record<MeasureUnit, Key>>> = { piece: 'unit.per.piece', use: 'unit.per.use' };

/** “每 500 克”, “per piece”: of how much a price is told. */
export function perText(text: CatalogueText, { quantity, unit }: Per): string {
  const single = quantity === 1 ? one[unit] : undefined;
  return single ? text(single) : text(many[unit], { count: quantity });
}
