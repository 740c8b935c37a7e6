export type Method = 'balance' | 'wechat' | 'online';

/** The way that is chosen: what the customer wants, unless the balance cannot pay; else the quickest that works. */
export function methodFor(wanted: Method | null, isBalanceEnough: boolean): Method {
  if (wanted !== null && (wanted !== 'balance' || isBalanceEnough)) return wanted;
  return isBalanceEnough ? 'balance' : 'wechat';
}
