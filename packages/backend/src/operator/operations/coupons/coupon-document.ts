import { z } from 'zod';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { type CouponKind, type CouponScopeType, couponKinds, couponScopes } from '../../../kernel/words/coupons.ts';
import { amount, given, list, localText, mergeText, moment, oneOf, text, whole } from '../support/fields.ts';
import type { Problem } from '../support/problems.ts';

/**
 * A coupon to be claimed. `threshold` and `random` take `value` (up to `valueMax`) cents off, `percent` takes whole percents
 * off. `scopeKeys`: keys of the categories or products it is for.
 */
export type CouponDocument = {
  name: LocalText;
  note: LocalText;
  kind: CouponKind;
  value: number;
  valueMax: number | null;
  percent: number | null;
  /** Cents the products must cost at least. */
  threshold: number;
  amount: number;
  /** Coupons per customer; 0 without a limit. */
  perCustomer: number;
  scope: CouponScopeType;
  scopeKeys: string[];
  starts: Date;
  ends: Date;
};

const MAX_COUPONS = 100_000_000;

export const couponDocument = (times: Times, now: Date) =>
  z
    .strictObject({
      name: localText(30),
      note: given(localText(200)),
      kind: given(oneOf(couponKinds.words)),
      value: given(amount),
      valueMax: given(amount),
      percent: given(whole(1, 99)),
      threshold: given(amount),
      amount: whole(1, MAX_COUPONS),
      perCustomer: given(whole(0, MAX_COUPONS)),
      scope: given(oneOf(couponScopes.words)),
      scopeKeys: given(list(text(80))),
      starts: given(moment(times)),
      ends: moment(times),
    })
    .transform(
      (given): CouponDocument => ({
        name: mergeText(null, given.name),
        note: mergeText(null, given.note),
        kind: given.kind ?? 'threshold',
        value: given.value ?? 0,
        valueMax: given.valueMax ?? null,
        percent: given.percent ?? null,
        threshold: given.threshold ?? 0,
        amount: given.amount,
        perCustomer: given.perCustomer ?? 1,
        scope: given.scope ?? 'everything',
        scopeKeys: given.scopeKeys ?? [],
        starts: given.starts ?? now,
        ends: given.ends,
      }),
    );

/** What makes a coupon useless or dear by mistake. */
export function checkCoupon(coupon: CouponDocument, now: Date): Problem[] {
  return [...checkValue(coupon), ...checkPeriod(coupon, now)];
}

function checkPeriod({ name, scope, scopeKeys, starts, ends }: CouponDocument, now: Date): Problem[] {
  const problems: Problem[] = [];
  if (Object.keys(name).length === 0) problems.push({ path: ['name'], reason: 'is missing in every language' });
  if (ends <= starts) problems.push({ path: ['ends'], reason: 'must come after the start' });
  else if (ends <= now) problems.push({ path: ['ends'], reason: 'has passed' });
  if (scope === 'everything' && scopeKeys.length > 0)
    problems.push({ path: ['scope'], reason: 'must be categories or goods when keys are named' });
  if (scope !== 'everything' && scopeKeys.length === 0)
    problems.push({ path: ['scopeKeys'], reason: `is empty: name the ${scope} it is for` });
  return problems;
}

function checkValue({ kind, value, valueMax, percent, threshold }: CouponDocument): Problem[] {
  const problems: Problem[] = [];
  const isPercent = kind === 'percent';
  if (isPercent && percent === null) problems.push({ path: ['percent'], reason: 'is missing for this kind' });
  if (!isPercent && percent !== null) problems.push({ path: ['percent'], reason: 'is for coupons of kind percent' });
  if (isPercent !== (value === 0))
    problems.push({ path: ['value'], reason: isPercent ? 'is for the other kinds' : 'must be more than nothing' });
  if (kind === 'random' && (valueMax === null || valueMax <= value))
    problems.push({ path: ['valueMax'], reason: 'must be more than the value' });
  if (kind !== 'random' && valueMax !== null)
    problems.push({ path: ['valueMax'], reason: 'is for coupons of kind random' });
  if (kind === 'threshold' && threshold > 0 && value > threshold)
    problems.push({ path: ['value'], reason: 'is more than the threshold' });
  return problems;
}
