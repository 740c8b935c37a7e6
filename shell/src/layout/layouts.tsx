import type { LayoutName } from '@jishi/contracts/release';
import type { ComponentType } from 'react';
import { BareFrame } from './frames/bare-frame.tsx';
import { CartFrame } from './frames/cart-frame.tsx';
import { DefaultFrame } from './frames/default-frame.tsx';
import { LoginFrame } from './frames/login-frame.tsx';
import { UserFrame } from './frames/user-frame.tsx';

/** The frames a page may ask for. */
export const layouts: Record<LayoutName, ComponentType> = {
  default: DefaultFrame,
  cart: CartFrame,
  login: LoginFrame,
  user: UserFrame,
  bare: BareFrame,
};
