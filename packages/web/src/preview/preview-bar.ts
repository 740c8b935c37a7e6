import type { Release } from '@jishi/contracts/release';
import { type Lang, localeOf } from '@jishi/i18n/locale';
import type { PreviewClaims } from '@jishi/release';
import { escapeHtml } from '../http/escape-html.ts';
import { LEAVE_PATH } from './preview-paths.ts';

type BarOptions = {
  claims: PreviewClaims;
  /** Name of the release that is looked at. */
  id: string;
  release: Release;
  live: Release;
  lang: Lang;
  noncePlaceholder: string;
};

const texts: Record<Lang, Record<'what' | 'for' | 'until' | 'real' | 'leave' | 'label', string>> = {
  zh: {
    label: '预览',
    what: '预览 {id}',
    for: '给 {to} 看',
    until: '{time} 前有效',
    real: '只有拿到链接的人看得到；下的订单是真的',
    leave: '退出预览',
  },
  en: {
    label: 'Preview',
    what: 'Preview of {id}',
    for: 'for {to}',
    until: 'until {time}',
    real: 'Only those with the link see it; orders are real',
    leave: 'Leave',
  },
};

/** The bar above each page of a preview: what one looks at, for whom, until when, and the way out. It is no part of the release. */
export function previewBar({ claims, id, release, live, lang, noncePlaceholder }: BarOptions): string {
  const { label, what, for: whom, until, real, leave } = texts[lang];
  const time = new Intl.DateTimeFormat(localeOf(lang).iso, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  }).format(new Date(claims.until));
  const facts = [
    what.replace('{id}', () => `<b>${escapeHtml(id)}</b>`),
    ...differences(release, live).map(escapeHtml),
    whom.replace('{to}', () => escapeHtml(claims.to)),
    until.replace('{time}', () => escapeHtml(time)),
    real,
  ];
  return `<style nonce="${noncePlaceholder}">${style}</style><aside class="jishi-preview" aria-label="${label}"><p>${facts.map((fact) => `<span>${fact}</span>`).join(' · ')}</p><form action="${LEAVE_PATH}"><button>${leave}</button></form></aside>`;
}

/** What differs from the shop everybody else sees. */
const differences = ({ parts }: Release, { parts: live }: Release): string[] => [
  ...Object.entries(parts).flatMap(([part, { version }]) =>
    live[part]?.version === version ? [] : [`${part} ${version}`],
  ),
  ...Object.keys(live).flatMap((part) => (parts[part] ? [] : [`− ${part}`])),
];

/** Of its own colours, in both themes the same: it must not pass for a piece of the shop. */
const style = `.jishi-preview{display:flex;gap:8px 16px;align-items:center;justify-content:space-between;padding:6px 16px;background:#241C17;color:#FFF3DF;
font:13px/1.5 system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
.jishi-preview p{margin:0;overflow-wrap:anywhere}
.jishi-preview form{flex:none;margin:0}
.jishi-preview button{min-height:36px;padding:4px 14px;border:1px solid #F5B83D;border-radius:999px;background:none;color:#F5B83D;font:inherit;cursor:pointer}
.jishi-preview button:hover{background:#F5B83D;color:#241C17}
.jishi-preview button:focus-visible{outline:3px solid #A1BEF3;outline-offset:2px}
@media print{.jishi-preview{display:none}}`;
