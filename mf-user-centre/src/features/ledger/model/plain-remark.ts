/** A remark without the number of its order, which stands beside it as a link; as it is where that would leave nothing. */
export function plainRemark(remark: string, number: string): string {
  if (number === '') return remark;
  const [before = '', after] = remark.split(number);
  if (after === undefined) return remark;
  // 对订单：N的付款 is 订单付款 without the number.
  const start = before.replace(/[：:\s]+$/, '').replace(/^对(?=订单$)/, '');
  const end = after.trimStart().replace(/^的/, '');
  // Latin words keep a blank between them.
  const gap = /[\w)]$/.test(start) && /^[\w(]/.test(end) ? ' ' : '';
  return `${start}${gap}${end}` || remark;
}
