import type { CommerceReport, ShopBus } from '@jishi/contracts';
import { watchConsent } from './consent.ts';
import { toCommerceEvent } from './ga4.ts';
import type { Send } from './sinks.ts';
import { readConsent } from './stored-consent.ts';

/** An order is counted once in this browser, however often its page is opened. */
const COUNTED = 'jishi_counted_orders';
const KEPT_ORDERS = 50;

/**
 * Passes on what parts report, in order, as soon and as long as the shopper agrees.
 *
 * @param waiting what was reported before; filled by the tab from its first moment on
 * @returns ends it
 */
export function startReporter(bus: ShopBus, waiting: CommerceReport[], send: Send): () => void {
  const goOn = () => {
    const consent = readConsent();
    if (consent === null) return;
    for (const report of waiting.splice(0)) {
      if (consent === 'granted' && isNew(report)) send(toCommerceEvent(report));
    }
  };
  const stops = [bus.listen('commerce:reported', goOn), watchConsent(bus, goOn)];
  goOn();
  return () => {
    for (const stop of stops) stop();
  };
}

function isNew(report: CommerceReport): boolean {
  if (report.name !== 'purchase') return true;
  const counted = (localStorage.getItem(COUNTED) ?? '').split(',').filter(Boolean);
  if (counted.includes(report.orderNumber)) return false;
  localStorage.setItem(COUNTED, [...counted, report.orderNumber].slice(-KEPT_ORDERS).join(','));
  return true;
}
