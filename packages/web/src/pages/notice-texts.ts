import type { Lang } from '@jishi/i18n/locale';

/**
 * Why the host answers with its own page:
 * - `busy`: too much to do, come back in a moment
 * - `closed`: the maintenance switch is on
 * - `not-open`: no release is live yet
 * - `broken`: the page could not be made
 */
export type NoticeKind = 'busy' | 'closed' | 'not-open' | 'broken';

type NoticeText = { title: string; text: string; retry: string; home: string };

/** On the paper sign of the shut stall: as short as the paper is narrow. */
export const signs: Record<Lang, string> = { zh: '网站维护中', en: 'Back soon' };

/** The host's own texts: they must be there when no release is. `{name}` is the shop's name. */
export const noticeTexts: Record<Lang, Record<NoticeKind, NoticeText>> = {
  zh: {
    busy: text('{name}人潮拥挤', '访问的人有点多，请稍等片刻再试。购物车里的商品都还在。'),
    closed: text('网站维护中', '我们正在整理货架，很快回来。购物车里的商品都还在。'),
    'not-open': text('{name}还没开张', '正在准备，请稍后再来。'),
    broken: text('页面出错了', '问题出在我们这边，请稍后再试。'),
  },
  en: {
    busy: enText(
      '{name} is crowded',
      'Many people are visiting right now. Please try again in a moment; your cart is kept.',
    ),
    closed: enText('We are doing maintenance', 'We are tidying the shelves and will be back soon. Your cart is kept.'),
    'not-open': enText('{name} is not open yet', 'The shop is being set up. Please come back later.'),
    broken: enText('The page has an error', 'Something went wrong on our side. Please try again in a moment.'),
  },
};

function text(title: string, body: string): NoticeText {
  return { title, text: body, retry: '重试', home: '回到首页' };
}

function enText(title: string, body: string): NoticeText {
  return { title, text: body, retry: 'Try again', home: 'Back to the home page' };
}
