import type { ReleaseWindow } from './release-window.ts';

/** What `npm start` says when the shop is open. */
export function welcome(origin: string, demo: boolean, releases: ReleaseWindow): string {
  const accounts = `
  演示账号 · demo accounts (password jishi123)
    13800000001   余额 10,000.00、订单、地址、优惠券 · balance, orders, addresses, coupons
    13800000002   余额 1.00，全新账号 · balance 1.00, a new account
`;
  return `
  集市开张了 · Jishi is open

    中文      ${origin}/
    English   ${origin}/en
${demo ? accounts : ''}${windowText(releases)}
  按 Ctrl-C 停止 · Ctrl-C stops it
`;
}

/** How one opens the window of the releases, or what keeps it away. */
function windowText(releases: ReleaseWindow): string {
  if (releases.port !== null) {
    const { token } = releases;
    return `
  发布窗口 · releases  http://localhost:${releases.port}/-/releases
    ${token === null ? '用你的令牌登录 · sign in with your token' : `令牌，只显示这一次 · token, shown this once\n    ${token}`}
`;
  }
  const reason = {
    'not-wanted': '',
    'port-taken':
      '没有发布窗口：端口被占用 · no release window: its port is taken\n    SHOP_RELEASE_PORT=4101 npm start',
    'no-token':
      '没有发布窗口：还没有令牌 · no release window: nobody has a token\n    pnpm release keys token releaser "your name"',
  }[releases.why];
  return reason && `\n  ${reason}\n`;
}
