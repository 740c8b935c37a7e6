/** What `npm start` says when the shop is open. */
export function welcome(origin: string, demo: boolean): string {
  const accounts = `
  演示账号 · demo accounts (password jishi123)
    13800000001   余额 10,000.00、订单、地址、优惠券 · balance, orders, addresses, coupons
    13800000002   余额 1.00，全新账号 · balance 1.00, a new account
`;
  return `
  集市开张了 · Jishi is open

    中文      ${origin}/
    English   ${origin}/en
${demo ? accounts : ''}
  按 Ctrl-C 停止 · Ctrl-C stops it
`;
}
