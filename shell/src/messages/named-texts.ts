import type { ShopNames } from '@jishi/api/shop';
import { COMMON, type Messages } from '@jishi/i18n';

/**
 * Texts of the frame with what the shop calls itself; every part shows its name by `common.shop`. `names`: null where the api does not
 * tell, then the texts stay as they are.
 */
export function namedTexts(texts: Record<string, Messages>, names: ShopNames | null): Record<string, Messages> {
  if (!names) return texts;
  const { name, sign, slogan, since } = names;
  const shell = { 'shop.name': name, 'shop.sign': sign, 'shop.slogan': slogan, 'shop.since': String(since ?? 0) };
  return {
    ...texts,
    [COMMON]: { ...texts[COMMON], 'common.shop': name },
    shell: { ...texts['shell'], ...shell },
  };
}
