import type { LocalText } from '../../kernel/texts/languages.ts';
import type { BannerType, Visibility } from '../../kernel/words/shop.ts';

export const bannerTypeLabels: Readonly<Record<BannerType, LocalText>> = {
  carousel: { zh: '首页轮播', en: 'Home carousel' },
  advertisement: { zh: '首页广告', en: 'Home advertisement' },
  login: { zh: '登录页广告', en: 'Login page advertisement' },
  'friend-link': { zh: '友情链接', en: 'Friend links' },
};

export const visibilityLabels: Readonly<Record<Visibility, LocalText>> = {
  shown: { zh: '显示', en: 'Shown' },
  hidden: { zh: '隐藏', en: 'Hidden' },
};
