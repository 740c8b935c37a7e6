import { renderInShop, type ShopTestOptions } from '@jishi/testing';
import type { ReactNode } from 'react';
import en from '../messages/en.ts';
import zh from '../messages/zh.ts';

/** 20 November 2026, 23:00 in the shop. */
export const evening = Date.parse('2026-11-20T23:00:00+08:00');

/** Draws a screen of this part that evening, as the signed-in customer sees it. */
export const draw = (ui: ReactNode, options: ShopTestOptions = {}) =>
  renderInShop(ui, {
    texts: { mf_promotions: options.lang === 'en' ? en : zh },
    customer: { nickname: '小满', phone: '13800000001', portrait: null },
    now: () => evening,
    ...options,
  });
