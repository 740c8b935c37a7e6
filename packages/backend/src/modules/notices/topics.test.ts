import { describe, expect, it } from 'vitest';
import { credentialChanges } from '../credential-changes/changes.ts';
import { withChanges, withoutMails } from './choices.ts';
import { type Chosen, type NoticeTopic, type NoticeWay, noticeTopics, takesWay, topicOf } from './topics.ts';

const nothing: Chosen = { notification: null, noticeChoices: null };
const mails = (email: boolean, noticeChoices: Chosen['noticeChoices'] = null): Chosen => ({
  notification: { email, wechat: false },
  noticeChoices,
});

describe('the way of a notice', () => {
  it.each<[NoticeTopic, NoticeWay, Chosen, boolean]>([
    ['orders', 'site', nothing, true],
    ['orders', 'mail', nothing, false],
    ['orders', 'sms', nothing, false],
    ['reminders', 'mail', nothing, true],
    ['reminders', 'mail', mails(false), false],
    ['offers', 'mail', mails(true), true],
    ['offers', 'mail', mails(true, { offers: { mail: false } }), false],
    ['reviews', 'mail', mails(false, { reviews: { mail: true } }), true],
    ['offers', 'site', mails(false), true],
    ['offers', 'site', mails(true, { offers: { site: false } }), false],
    ['offers', 'sms', mails(true), false],
    ['offers', 'sms', mails(false, { offers: { sms: true } }), true],
    ['orders', 'site', mails(false, { orders: { site: false } }), true],
    ['account', 'site', mails(false, { account: { site: false } }), true],
    ['security', 'mail', mails(false, { security: { mail: false } }), true],
    ['security', 'sms', mails(false, { security: { sms: false } }), true],
  ])('of %s by %s with %j: %s', (topic, way, chosen, takes) => {
    expect(takesWay(topic, way, chosen)).toBe(takes);
  });

  it('is a mail for what was asked for, until mails are switched off', () => {
    expect(takesWay('account', 'mail', nothing, true)).toBe(true);
    expect(takesWay('account', 'mail', mails(false), true)).toBe(false);
  });

  it('is told by the topic, or else by the label', () => {
    expect(topicOf({ type: 1, topic: 'orders' })).toBe('orders');
    expect(([1, 2, 3] as const).map((type) => topicOf({ type }))).toEqual(['account', 'orders', 'offers']);
  });
});

describe('choices', () => {
  it('are changed by topic and way; what is fixed stays', () => {
    const before = { offers: { site: false, mail: true } };
    const changed = withChanges(before, [
      { topic: 'offers', mail: false, sms: true },
      { topic: 'orders', site: false, mail: true },
      { topic: 'security', site: false, mail: false, sms: false },
    ]);
    expect(changed).toEqual({
      offers: { site: false, mail: false, sms: true },
      orders: { mail: true },
      security: {},
    });
    expect(before).toEqual({ offers: { site: false, mail: true } });
  });

  it('for mails end with the switch for all of them', () => {
    expect(withoutMails({ offers: { site: false, mail: true }, orders: { mail: false } })).toEqual({
      offers: { site: false },
      orders: {},
    });
    expect(withoutMails(null)).toEqual({});
  });
});

it('has a topic for changes of who gets in, which never asks', () => {
  expect(Object.keys(credentialChanges).length).toBeGreaterThan(0);
  expect(noticeTopics[0]).toBe('security');
});
