import { LANGUAGES, type Lang } from '../../kernel/texts/languages.ts';
import { yuanText } from '../../modules/payments/providers/yuan.ts';
import { type CashierTexts, cashierTexts } from './cashier-texts.ts';
import { CASHIER_PATH } from './paths.ts';
import { type Trade, tradeStateNow } from './trades.ts';

/** What the page needs: times as text in the shop's zone, the name of the way to pay, where the language switch leads. */
export type CashierView = { lang: Lang; trade: Trade | null; now: Date; until: string; way: string; path: string };

/** The cashier's page: plain HTML without script, which says the same with and without style. */
export function cashierPage(view: CashierView): string {
  const texts = cashierTexts(view.lang);
  const iso = LANGUAGES.find(({ code }) => code === view.lang)?.iso ?? '';
  const other: Lang = view.lang === 'zh' ? 'en' : 'zh';
  return `<!doctype html>
<html lang="${iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(texts.title)} · ${text(texts.shop)}</title>
<link rel="stylesheet" href="${CASHIER_PATH}.css">
</head>
<body>
<header>
<p>${text(texts.shop)}</p>
<a href="${text(view.path)}?lang=${other}" lang="${other}">${text(texts.other)}</a>
</header>
<main>
${content(view, texts)}
</main>
</body>
</html>
`;
}

function content({ trade, lang, now, until, way }: CashierView, texts: CashierTexts): string {
  if (!trade) return ended(texts.missing, texts.missingNote, null, texts);
  const state = tradeStateNow(trade, now);
  if (state === 'paid') return ended(texts.paid, texts.paidNote, trade, texts);
  if (trade.state === 'closed') return ended(texts.refused, texts.refusedNote, trade, texts);
  if (state === 'closed') return ended(texts.late, texts.lateNote, trade, texts);
  const rows = [
    [texts.goods, trade.description],
    [texts.way, way],
    [texts.number, trade.number],
    [texts.until, until],
  ].map(([term = '', value = '']) => `<div><dt>${text(term)}</dt><dd>${text(value)}</dd></div>`);
  return `<h1>${text(texts.title)}</h1>
<p class="note">${text(texts.play)}</p>
<p class="amount"><span>${text(texts.amount)}</span> <strong>${lang === 'zh' ? '¥' : '$'}${yuanText(trade.amount)}</strong></p>
<dl>
${rows.join('\n')}
</dl>
<form method="post" action="${CASHIER_PATH}/${trade.token}?lang=${lang}">
<button class="primary" name="decision" value="pay">${text(texts.pay)}</button>
<button class="secondary" name="decision" value="refuse">${text(texts.refuse)}</button>
</form>`;
}

function ended(title: string, note: string, trade: Trade | null, texts: CashierTexts): string {
  const back = trade?.returnUrl ?? '/';
  return `<h1 role="status">${text(title)}</h1>
<p>${text(note)}</p>
<a class="button primary" href="${text(back)}">${text(texts.back)}</a>`;
}

/** Text for a place between tags or in an attribute. */
function text(value: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
