import type { UnitPrice } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { useTexts } from '../messages/texts.ts';
import { perText } from '../model/unit-bases.ts';

/** Writes prices per unit: “每 500 克 ¥6.40”, “$6.40 per 500 g”. */
export function useUnitPriceText(): (unitPrice: UnitPrice) => string {
  const text = useTexts();
  const format = useFormat();
  return ({ amount, per }) => text('unit.price', { amount: format.money(amount), per: perText(text, per) });
}
