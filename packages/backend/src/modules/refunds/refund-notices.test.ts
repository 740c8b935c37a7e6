import { expect, it } from 'vitest';
import { createTimes } from '../../kernel/wire/times.ts';
import { agreedNotice, requestedNotice } from './refund-notices.ts';

const times = createTimes('Asia/Shanghai');
const deadline = new Date('2026-12-03T06:30:00Z');
const refund = { id: 1, number: '9', money: 500, reason: 'other', deadline } as const;

it('says until when as people say it', () => {
  expect(requestedNotice(refund, times).remark).toEqual({
    zh: '摊主会在 2026年12月3日 14:30 前答复。',
    en: 'You will have an answer by 3 Dec 2026, 14:30.',
  });
  expect(agreedNotice(refund, deadline, times).remark).toEqual({
    zh: '请在 2026年12月3日 14:30 前把商品寄回，并填写运单号。',
    en: 'Please send the goods by 3 Dec 2026, 14:30 and tell us the tracking number.',
  });
});
