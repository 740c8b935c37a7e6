import type { EventSink } from '@jishi/api/shop';
import type { Lang } from '@jishi/i18n/locale';
import type { CommerceEvent } from './ga4.ts';

declare global {
  interface Window {
    /** Of a tag manager the owner has put in front of the shop; made here when it is not there yet. */
    dataLayer?: unknown[];
  }
}

export type Send = (event: CommerceEvent) => void;

/** How events leave the page; `null` when the shop does not measure. */
export function senderOf(sink: EventSink, lang: Lang): Send | null {
  if (sink.kind === 'none') return null;
  if (sink.kind === 'data-layer') return toDataLayer;
  return ({ name, params }) => {
    const body = JSON.stringify({ name, params, lang, path: location.pathname });
    navigator.sendBeacon(sink.path, new Blob([body], { type: 'application/json' }));
  };
}

/** The amounts of the event before must not mix with these: GA4 asks for the empty object between them. */
function toDataLayer({ name, params }: CommerceEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ecommerce: null }, { event: name, ecommerce: params });
}
