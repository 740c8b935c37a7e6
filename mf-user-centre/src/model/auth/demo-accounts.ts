/** Accounts of the demo shop, as `npm start` prints them. */
export const demoAccounts = [
  { name: 'sign-in.demo.regular', phone: '13800000001', password: 'jishi123' },
  { name: 'sign-in.demo.new', phone: '13800000002', password: 'jishi123' },
] as const;

export type DemoAccount = (typeof demoAccounts)[number];
