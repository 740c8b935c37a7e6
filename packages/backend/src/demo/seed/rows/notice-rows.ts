import type { NoticeText, notifications } from '../../../kernel/db/schema/index.ts';
import { spokenTime } from '../../../kernel/texts/spoken-time.ts';
import { loadContent } from '../../content/load.ts';
import type { ContentNotice } from '../../content/people.ts';
import { type ContentLanguage, contentLanguages } from '../../content/texts.ts';
import { daysAgo, inHours } from './moments.ts';
import type { OrderRows } from './order-rows.ts';

type NoticeRow = typeof notifications.$inferInsert;

/** Values of the `{placeholders}` and of the list (in the template's order) in one language. */
type Wording = { values: Record<string, string>; list: string[] };

type Filling = { key: string; at: Date; isRead: boolean; price?: number; words: Record<ContentLanguage, Wording> };

const words: Record<ContentLanguage, { balance: string; online: string; courier: string; device: string }> = {
  zh: { balance: '余额', online: '在线支付', courier: '云途快运', device: '电脑网页' },
  en: { balance: 'Balance', online: 'Online payment', courier: 'Yuntu Express', device: 'Web browser' },
};

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function noticeText(template: ContentNotice, { values, list }: Wording, lang: ContentLanguage): NoticeText {
  return {
    title: template.title[lang],
    remark: fill(template.remark[lang], values),
    list: template.list.map((keyword, index) => ({ keyword: keyword[lang], data: list[index] ?? null })),
  };
}

function noticeRow(userId: number, template: ContentNotice, { words, at, isRead, price }: Filling): NoticeRow {
  const texts = Object.fromEntries(contentLanguages.map((lang) => [lang, noticeText(template, words[lang], lang)]));
  const url = fill(template.url, words.zh.values);
  return {
    userId,
    type: template.key,
    data: { type: template.type as 1 | 2 | 3, url, image: '', price: price ?? null, texts },
    readAt: isRead ? inHours(at, 5) : null,
    createdAt: at,
    updatedAt: at,
  };
}

const inEach = (wording: (lang: ContentLanguage) => Wording): Filling['words'] => ({
  zh: wording('zh'),
  en: wording('en'),
});

const yuan = (cents: number) => (cents / 100).toFixed(2);
/** The shop's clock, as the wire writes it. */
const shopTime = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

function orderNotices({ order, lines }: OrderRows): Filling[] {
  const number = order.number;
  const values = { order_no: number, order_id: String(order.id), amount: yuan(order.total), log_id: String(order.id) };
  const products = (lang: ContentLanguage) => lines[0]?.name[lang] ?? '';
  const found: Filling[] = [];
  const { payTime, shippingTime, waybill, confirmTime, refundTime } = order;
  if (payTime) {
    const wording = inEach((lang) => {
      const method = order.payWay === 'online' ? words[lang].online : words[lang].balance;
      return { values, list: [number, products(lang), yuan(order.total), method, shopTime(payTime)] };
    });
    found.push({
      key: 'paid',
      at: payTime,
      isRead: order.state !== 'awaiting-shipment',
      price: order.total,
      words: wording,
    });
  }
  if (shippingTime && waybill) {
    const wording = inEach((lang) => {
      const { courier } = words[lang];
      return { values: { ...values, courier }, list: [number, courier, waybill, '林小满'] };
    });
    found.push({ key: 'shipped', at: shippingTime, isRead: order.state !== 'shipped', words: wording });
  }
  if (order.state === 'awaiting-review' && confirmTime) {
    const wording = inEach((lang) => ({ values, list: [number, products(lang)] }));
    found.push({ key: 'please_review', at: confirmTime, isRead: false, words: wording });
  }
  if (order.state === 'refunded' && refundTime) {
    const wording = inEach((lang) => {
      const method = words[lang].balance;
      return { values: { ...values, method }, list: [number, yuan(order.total), method, order.refundReason ?? ''] };
    });
    found.push({ key: 'refunded', at: refundTime, isRead: true, price: order.total, words: wording });
  }
  return found;
}

function accountNotices(now: Date): Filling[] {
  const coupon = loadContent('coupons')[0];
  const until = shopTime(inHours(now, coupon?.ends_in_hours ?? 0));
  return [
    {
      key: 'welcome',
      at: daysAgo(now, 30),
      isRead: true,
      words: inEach((lang) => ({ values: {}, list: [coupon?.name[lang] ?? ''] })),
    },
    {
      key: 'security',
      at: daysAgo(now, 12),
      isRead: true,
      words: inEach((lang) => ({ values: {}, list: [shopTime(daysAgo(now, 12)), words[lang].device] })),
    },
    {
      key: 'coupon_claimed',
      at: daysAgo(now, 4),
      isRead: false,
      words: inEach((lang) => {
        const name = coupon?.name[lang] ?? '';
        return {
          values: { coupon: name, ends_at: spokenTime(until, lang) },
          list: [name, coupon?.note[lang] ?? '', until],
        };
      }),
    },
  ];
}

/** What the first demo account has been told: trade, system and activity notices, some of them unread. */
export function demoNotices(userId: number, made: OrderRows[], now: Date): NoticeRow[] {
  const templates = new Map(loadContent('notices').map((notice) => [notice.key, notice]));
  return [...accountNotices(now), ...made.flatMap(orderNotices)].flatMap((filling) => {
    const template = templates.get(filling.key);
    return template ? [noticeRow(userId, template, filling)] : [];
  });
}
