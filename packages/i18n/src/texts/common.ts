import type { zh } from '../messages/zh.ts';
import { COMMON } from './i18n.ts';
import { defineTexts } from './texts.ts';

/** Texts common to all parts: `const text = useCommonTexts(); text('action.retry')`. */
export const { useTexts: useCommonTexts, textsOf: commonTextsOf } = defineTexts<typeof zh>(COMMON);
