import { defineTexts } from '@jishi/i18n';
import type zh from './zh.ts';

/** Texts of the frame; added to the instance of the request or tab when it is made. */
export const { useTexts, textsOf } = defineTexts<typeof zh>('shell');
