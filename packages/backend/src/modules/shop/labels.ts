import type { LocalText } from '../../kernel/texts/languages.ts';

export const bannerTypeLabels: readonly LocalText[] = [
  { zh: '首页轮播', en: 'Home carousel' },
  { zh: '首页广告', en: 'Home advertisement' },
  { zh: '登录页广告', en: 'Login page advertisement' },
  { zh: '友情链接', en: 'Friend links' },
];

export const visibilityLabels: readonly LocalText[] = [
  { zh: '显示', en: 'Shown' },
  { zh: '隐藏', en: 'Hidden' },
];
