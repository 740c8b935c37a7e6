import type { LayoutName } from '@jishi/contracts/release';
import type { ComponentType } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { BareLayout } from './bare-layout.tsx';
import { CartLayout } from './cart-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** The frames a page may ask for. */
export const layouts: Record<LayoutName, ComponentType> = {
  default: DefaultLayout,
  cart: CartLayout,
  login: SignInLayout,
  user: AccountLayout,
  bare: BareLayout,
};
