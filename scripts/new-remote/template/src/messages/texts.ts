import { defineTexts } from '@jishi/i18n';
import type zh from './zh.ts';

export const { useTexts, textsOf } = defineTexts<typeof zh>('__mf__');
