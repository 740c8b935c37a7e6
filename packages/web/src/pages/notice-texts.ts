import type { Lang } from '@jishi/i18n/locale';

/**
 * Why the host answers with its own page:
 * - `busy`: too much to do, come back in a moment
 * - `closed`: the maintenance switch is on
 * - `not-open`: no release is live yet
 * - `broken`: the page could not be made
 * - `preview-…`: a link to a preview that opens nothing: its time is over, it is for another shop, or it is not what was signed
 * - `preview-broken`: the release of a link that is good cannot be shown
 */
export type NoticeKind =
  | 'busy'
  | 'closed'
  | 'not-open'
  | 'broken'
  | 'preview-expired'
  | 'preview-elsewhere'
  | 'preview-altered'
  | 'preview-broken';

type NoticeText = { title: string; text: string; retry: string; home: string };

/** A preview that is shown to nobody: trying again makes sense for its release only, and the way out ends it. */
export const isOfPreview = (kind: NoticeKind): boolean => kind.startsWith('preview-');

/** On the paper sign of the shut stall: as short as the paper is narrow. */
export const signs: Record<Lang, string> = { zh: '网站维护中', en: 'Back soon' };

/** The host's own texts: they must be there when no release is. `{name}` is the shop's name. */
export const noticeTexts: Record<Lang, Record<NoticeKind, NoticeText>> = {
  zh: {
    busy: text('{name}人潮拥挤', '访问的人有点多，请稍等片刻再试。购物车里的商品都还在。'),
    closed: text('网站维护中', '我们正在整理货架，很快回来。购物车里的商品都还在。'),
    'not-open': text('{name}还没开张', '正在准备，请稍后再来。'),
    broken: text('页面出错了', '问题出在我们这边，请稍后再试。'),
    'preview-expired': text('预览已经结束', '这个链接过了有效期。想接着看，请向给你链接的人再要一个。'),
    'preview-elsewhere': text('链接不是这家店的', '这个预览链接是给另一个网址用的，请核对地址。'),
    'preview-altered': text('预览链接无效', '链接不完整，或被改动过。请重新复制整个链接。'),
    'preview-broken': text('预览打不开', '这个版本没能启动。请告诉给你链接的人，并附上下面的编号。'),
  },
  en: {
    busy: enText(
      '{name} is crowded',
      'Many people are visiting right now. Please try again in a moment; your cart is kept.',
    ),
    closed: enText('We are doing maintenance', 'We are tidying the shelves and will be back soon. Your cart is kept.'),
    'not-open': enText('{name} is not open yet', 'The shop is being set up. Please come back later.'),
    broken: enText('The page has an error', 'Something went wrong on our side. Please try again in a moment.'),
    'preview-expired': enText(
      'The preview is over',
      'This link is no longer valid. To go on, ask for a new one where you got it.',
    ),
    'preview-elsewhere': enText(
      'A link to another shop',
      'This preview was made for another address. Please check it.',
    ),
    'preview-altered': enText(
      'This preview link is not valid',
      'It is incomplete or was changed. Please copy the whole link again.',
    ),
    'preview-broken': enText(
      'The preview does not open',
      'This release does not start. Please tell who gave you the link, and name the number below.',
    ),
  },
};

function text(title: string, body: string): NoticeText {
  return { title, text: body, retry: '重试', home: '回到首页' };
}

function enText(title: string, body: string): NoticeText {
  return { title, text: body, retry: 'Try again', home: 'Back to the home page' };
}
