import { defineTexts } from '@jishi/i18n';
import type zh from './zh.ts';

export const { useTexts, textsOf } = defineTexts<typeof zh>('mf_user_centre');

/** Key of a text of this part, for rules that name one. */
export type TextKey = keyof typeof zh;
