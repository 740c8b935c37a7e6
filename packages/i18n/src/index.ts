export { commonTextsOf, useCommonTexts } from './common.ts';
export { type DateStyle, formatDate } from './format/date.ts';
export { type DurationParts, durationParts, formatClock, formatDuration } from './format/duration.ts';
export { maskPhone } from './format/mask-phone.ts';
export { formatMoney, formatMoneyRange, type MoneyParts, moneyParts } from './format/money.ts';
export { formatCount, formatPercent, group } from './format/number.ts';
export { type DateInput, type ShopTime, shopTime, toInstant } from './format/shop-time.ts';
export { type Format, formatIn, useFormat } from './format/use-format.ts';
export { addTexts, COMMON, createI18n, type I18n } from './i18n.ts';
export * from './locale.ts';
export {
  defineTexts,
  I18nProvider,
  langOf,
  type Messages,
  type Text,
  type TextParams,
  type Texts,
  type Translation,
  useI18n,
  useLang,
} from './texts.ts';
