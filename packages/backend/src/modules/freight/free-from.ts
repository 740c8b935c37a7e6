import { toYuan } from '../../kernel/wire/money.ts';

type Delivery = {
  /** 0 physical; other types are not posted. */
  type: number;
  /** 0 a fixed fee, 1 a template. */
  freightType: number;
  /** The fixed fee, in whole yuan. */
  freightYuan: number;
  /** Of its template, in cents; null without the rule. */
  freeOver: number | null;
};

/** Goods of one template worth this much, in yuan, are sent for nothing wherever to: 0 for always, null for never. */
export function freeFrom({ type, freightType, freightYuan, freeOver }: Delivery): number | null {
  if (type !== 0) return 0;
  if (freightType === 1) return freeOver === null ? null : toYuan(freeOver);
  return freightYuan === 0 ? 0 : null;
}
