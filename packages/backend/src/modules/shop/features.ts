/** Features this server has (`api.md` 14.1); everything else is answered with false. */
const features: ReadonlySet<string> = new Set([
  'coupon',
  'comment',
  'seckill',
  'integral',
  'integralDraw',
  'integralCommodity',
  'sweepLogin',
  'groupPurchase',
  'article',
  'passwordLogin',
  'license',
]);

/** `demo` is true where codes are told and money is play money. `seckill,coupon` → `{ seckill: true, coupon: true }`; null when no name was given. */
export function featureMap(names: string, isDemo: boolean): Record<string, boolean> | null {
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return wanted.length === 0
    ? null
    : Object.fromEntries(wanted.map((name) => [name, features.has(name) || (name === 'demo' && isDemo)]));
}
