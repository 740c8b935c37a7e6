import { describe, expect, it } from 'vitest';
import { toRefundOffer } from './mapping.ts';
import type { WireOffer } from './wire.ts';

const line = { id: 1, good_id: 2, name: '茶', img: null, price: 10, number: 3, left: 3 };
const reason = { word: 'other', text: '其他', kinds: ['refund' as const] };
const offer = (more: Partial<WireOffer>): WireOffer => ({
  ...{ good_indent_id: 7, identification: '20261118', obstacle: null, until: null, server_time: '2026-11-20 10:00:00' },
  ...{ kinds: ['refund', 'return'], reasons: [reason], lines: [line] },
  ...more,
});

describe('an offer of a refund', () => {
  it('says which pieces were not sent, and for which pieces a reason is', () => {
    const reasons = [
      { ...reason, stages: ['unsent' as const] },
      { ...reason, stages: ['unsent' as const, 'sent' as const] },
      { ...reason, stages: ['received' as const] },
    ];
    const read = toRefundOffer(offer({ lines: [{ ...line, unsent: 1 }], reasons }));
    expect(read.lines.map(({ left, unsent }) => [left, unsent])).toEqual([[3, 1]]);
    expect(read.reasons.map(({ stages }) => stages)).toEqual([['unsent'], ['unsent', 'sent'], ['sent']]);
  });

  it.each([
    [['refund'], 3, ['unsent']],
    [['refund', 'return'], 0, ['sent']],
  ] as const)('from a server that sends orders at once is all of one stage: %o', (kinds, unsent, stages) => {
    const read = toRefundOffer(offer({ kinds: [...kinds] }));
    expect(read.lines[0]?.unsent).toBe(unsent);
    expect(read.reasons[0]?.stages).toEqual(stages);
  });
});
