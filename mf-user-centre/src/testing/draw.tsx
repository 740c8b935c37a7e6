import { renderInShop, type ShopTestOptions } from '@jishi/testing';
import type { ReactNode } from 'react';
import en from '../messages/en.ts';
import zh from '../messages/zh.ts';

/** Path of the features call: it names every feature. */
export const FEATURES = 'POST verifyPlugin/:names';

/** A shop without customer service, for pages that would offer it. */
export const noService = { 'GET serviceConfig': { url: null, id: null, img: null } };

/** Draws a screen of this part in one language, as a visitor sees it. */
export const drawForVisitor = (ui: ReactNode, options: ShopTestOptions = {}) =>
  renderInShop(ui, { texts: { mf_user_centre: options.lang === 'en' ? en : zh }, ...options });

/** Draws a screen of this part as the signed-in customer sees it. */
export const draw = (ui: ReactNode, options: ShopTestOptions = {}) =>
  drawForVisitor(ui, { customer: { nickname: '小满', phone: '13800000001', portrait: null }, ...options });
