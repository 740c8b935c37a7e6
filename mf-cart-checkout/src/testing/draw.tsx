import type { CartLine } from '@jishi/api/cart';
import { renderInShop } from '@jishi/testing';
import type { ReactNode } from 'react';
import en from '../messages/en.ts';
import zh from '../messages/zh.ts';
import { wireCartLine } from './wire-cart-line.ts';

type Options = NonNullable<Parameters<typeof renderInShop>[1]>;

/** Somebody who is signed in. */
export const customer = { nickname: '小满', phone: '13800000001', portrait: null };

/** Draws something of this part in a shop, with its texts. */
export const draw = (ui: ReactNode, options: Options = {}) =>
  renderInShop(ui, { texts: { mf_cart_checkout: options.lang === 'en' ? en : zh }, ...options });

/** The cart as the api answers it. */
export const wireCart = (lines: readonly CartLine[]) => lines.map(wireCartLine);
