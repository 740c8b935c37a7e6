/** From the level that first had the call, up to the last one that described it wrongly. */
type Correction = { fromLevel: number; upToLevel: number; problem: string; reason: string };

const undescribed = (call: string): Correction => ({
  fromLevel: 1,
  upToLevel: 2,
  problem: `${call}: body may not be anything any more`,
  reason: 'Its body was described as anything; what the route reads has not changed.',
});

const codeInDemoOnly = (call: string, fromLevel: number): Correction => ({
  fromLevel,
  upToLevel: 2,
  problem: `${call}: answer.message may be string now`,
  reason: 'The code is in the answer in demo mode only; pages read it where it is, as the contract says.',
});

const climbsOut = (call: string, field: string, fromLevel: number): Correction => ({
  fromLevel,
  upToLevel: 2,
  problem: `${call}: body${field.startsWith('[') ? '' : '.'}${field} has another pattern now`,
  reason: 'An address that climbs out of the pictures is refused; the shop never gave one away.',
});

/** Where the description of an early level was wrong and has been put right: no page that worked stops working. */
export const corrections: readonly Correction[] = [
  undescribed('POST /goodIndent'),
  undescribed('POST /goodIndent/preview'),
  undescribed('POST /goodIndent/addShoppingCart'),
  codeInDemoOnly('POST /cellphoneCode', 1),
  codeInDemoOnly('POST /emailCode', 2),
  climbsOut('POST /user', 'portrait', 1),
  climbsOut('POST /comment/{order_id}', '[].resources[]', 2),
];
