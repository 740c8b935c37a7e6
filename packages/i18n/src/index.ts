export { type DateStyle, formatDate } from './format/date.ts';
export { type DurationParts, durationParts, formatClock, formatDuration } from './format/duration.ts';
export { maskPhone } from './format/mask-phone.ts';
export { formatMoney, formatMoneyRange, type MoneyParts, moneyParts } from './format/money.ts';
export { formatCount, group } from './format/number.ts';
export { type DateInput, type ShopTime, shopTime, toInstant } from './format/shop-time.ts';
export { type Format, formatIn, useFormat } from './format/use-format.ts';
export * from './locale/locale.ts';
export type { Messages, Translation } from './messages/translation.ts';
export { commonTextsOf, useCommonTexts } from './texts/common.ts';
export { addTexts, COMMON, createI18n, type I18n } from './texts/i18n.ts';
export {
  defineTexts,
  I18nProvider,
  langOf,
  type Text,
  type TextParams,
  type Texts,
  useI18n,
  useLang,
} from './texts/texts.ts';
