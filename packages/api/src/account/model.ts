import type { Cents } from '../model/money.ts';

export type Account = {
  readonly phone: string | null;
  readonly nickname: string | null;
  readonly avatar: string | null;
  readonly email: string | null;
  readonly balance: Cents;
  /** `null` when the server has no points module. `worth` is what the available points are worth. */
  readonly points: { readonly available: number; readonly total: number | null; readonly worth: Cents } | null;
  readonly notifies: { readonly email: boolean; readonly wechat: boolean };
};

export type AccountChange = { readonly nickname?: string | undefined; readonly avatar?: string | undefined };
