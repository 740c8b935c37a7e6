import type { CartLine } from '@jishi/api/cart';
import type { Lang } from '@jishi/i18n';

/** The specification of a line: its values joined, `红色；18 L`. Empty for a product without variants. */
export const specification = (options: CartLine['options'], lang: Lang): string =>
  options.map(({ value }) => value).join(lang === 'zh' ? '；' : '; ');
