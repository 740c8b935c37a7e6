import type { ReactNode } from 'react';
import type { TypedPhone } from '../../../hooks/auth/use-typed-phone.ts';
import type { DemoAccount } from '../../../model/auth/demo-accounts.ts';

/** What every way to sign in shares: what was typed stays when the way changes. */
export type WayFormProps = {
  phone: TypedPhone;
  /** The box to tick. */
  rememberBox: ReactNode;
  remember: boolean;
  /** Chosen in a demo shop: fills the form. */
  demo: DemoAccount | null;
};
