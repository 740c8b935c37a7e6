import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { readTrackingSettings } from '../../../kernel/config/tracking-settings.ts';
import { type NoticeError, ProviderError } from '../../../kernel/provider-calls/provider-errors.ts';
import { Kuaidi100Counterpart, type MessageChange } from '../testing/kuaidi100-counterpart.ts';
import { Kuaidi100 } from './kuaidi100.ts';
import { statusOfCode } from './kuaidi100-states.ts';

const service = await new Kuaidi100Counterpart().open();
afterAll(() => service.close());
const { settings } = readTrackingSettings(service.env, false);
if (!settings) throw new Error('the settings of the counterpart are wrong');
const courier = new Kuaidi100(settings, (request) => fetch(request));
const parcel = { id: 1, company: 'yuantong', waybill: 'YT1', phoneEnd: '0001' };
const door = 'https://shop.example/api/v1/app/tracking/notice/kuaidi100';
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  return error instanceof ProviderError ? [error.kind, error.code] : error;
};
const read = (waybill: string, change: MessageChange = {}) =>
  courier.readNotice({ headers: {}, body: Buffer.from(service.message(waybill, change).payload) });

describe('what codes of Kuaidi100 mean', () => {
  it.each([
    ['0', 'in_transit'],
    ['1', 'picked_up'],
    ['2', 'problem'],
    ['3', 'delivered'],
    ['4', 'returned'],
    ['5', 'out_for_delivery'],
    ['6', 'returning'],
    ['7', 'in_transit'],
    ['8', 'in_transit'],
    ['10', 'in_transit'],
    ['13', 'problem'],
    ['14', 'returning'],
    ['101', 'packed'],
    ['103', 'picked_up'],
    ['203', 'problem'],
    ['301', 'delivered'],
    ['304', 'delivered'],
    ['401', 'returned'],
    ['501', 'out_for_delivery'],
    ['1001', 'arrived'],
    ['1002', 'in_transit'],
    ['9', null],
    ['901', null],
    ['-1', null],
    ['', null],
    ['3x', null],
  ])('%s: %s', (code, status) => expect(statusOfCode(code)).toBe(status));
});

describe('Kuaidi100', () => {
  it('is told of a parcel once; telling it again is fine', async () => {
    await courier.subscribe(parcel, door);
    expect(service.watched.get('YT1')).toEqual({
      company: 'yuantong',
      number: 'YT1',
      door,
      salt: service.salt,
      phone: '0001',
    });
    await courier.subscribe(parcel, door);
  });

  it('signs what it asks by the rule of the service', async () => {
    service.scan('YT1', 'yuantong', '0', { time: '2026-11-25 10:00:00', context: '【杭州】已揽收', statusCode: '103' });
    service.scan('YT1', 'yuantong', '0', {
      time: '2026-11-25 12:00:00',
      context: ' 【上海】\u0000到达\n ',
      status: '在途',
    });
    expect(await courier.query(parcel)).toEqual({
      events: [
        {
          status: 'in_transit',
          text: { zh: '【上海】 到达', en: '【上海】 到达' },
          happenedAt: new Date('2026-11-25T04:00:00Z'),
        },
        {
          status: 'picked_up',
          text: { zh: '【杭州】已揽收', en: '【杭州】已揽收' },
          happenedAt: new Date('2026-11-25T02:00:00Z'),
        },
      ],
    });
    expect(service.forged).toEqual([]);
  });

  it('takes a message signed with the salt of the shop, in either case of letters', () => {
    const lower = service
      .message('YT1')
      .payload.replace(/sign=([0-9A-F]+)/, (_, sign: string) => `sign=${sign.toLowerCase()}`);
    expect(read('YT1')).toMatchObject({ waybill: 'YT1', companies: ['yuantong'], isAborted: false });
    expect(courier.readNotice({ headers: {}, body: Buffer.from(lower) }).events).toHaveLength(2);
    // Worked out by hand: the sum of text and salt, in capitals.
    const param = '{"lastResult":{"nu":"1","com":"x","state":"0","data":[]}}';
    const sign = createHash('md5').update(`${param}${service.salt}`).digest('hex').toUpperCase();
    const body = Buffer.from(new URLSearchParams({ param, sign }).toString());
    expect(courier.readNotice({ headers: {}, body })).toMatchObject({ waybill: '1', events: [] });
  });

  it('a courier that was corrected is known by both names, and a watch that was given up is told', () => {
    const inside = { status: 'abort', autoCheck: '1', comOld: 'yuantong', comNew: 'ems' };
    expect(read('YT1', { inside, result: { com: 'ems' } })).toMatchObject({
      companies: ['ems', 'yuantong', 'ems'],
      isAborted: true,
    });
  });

  it.each<[string, MessageChange, string]>([
    ['signed with another salt', { salt: 'another-salt-of-ours' }, 'signature'],
    ['with a signature that is none', { after: { sign: 'ABC' } }, 'signature'],
    ['without a signature', { after: { sign: '' } }, 'malformed'],
    ['changed on the way', { payload: (text) => text.replace('YT1', 'YT2') }, 'signature'],
    ['cut off', { payload: (text) => text.slice(0, -30) }, 'signature'],
    ['empty', { payload: () => '' }, 'malformed'],
    ['of no parcel', { inside: { lastResult: null } }, 'malformed'],
    ['with events that are none', { result: { data: 'x' } }, 'malformed'],
    ['with a waybill that is an object', { result: { nu: {} } }, 'malformed'],
  ])('a message %s is not believed', (_, change, problem) => {
    expect(() => read('YT1', change)).toThrow(expect.objectContaining({ problem }) as NoticeError);
  });

  it('events without words or time are nothing, and no message says more than people read', () => {
    const data = [
      { time: 'yesterday', context: 'x' },
      { time: '2026-11-25 10:00:00', context: '   ' },
      { time: '2026-13-45 99:00:00', context: 'x' },
      { context: 'x' },
      ...Array.from({ length: 500 }, () => ({ time: '2026-11-25 10:00:00', context: '长'.repeat(900) })),
    ];
    const { events } = read('YT1', { result: { data } });
    expect(events.length).toBeLessThanOrEqual(200);
    expect(new Set(events.map(({ text }) => text.zh?.length))).toEqual(new Set([300]));
  });

  it.each([
    ['down', 'unreachable', '503'],
    ['babbling', 'unreachable', 'NO_JSON'],
    ['endless', 'unreachable', 'NO_ANSWER'],
    ['refusing', 'refused', '701'],
  ] as const)('a service that is %s is %s', async (mood, kind, code) => {
    service.mood = mood;
    expect(await codeOf(courier.subscribe({ ...parcel, waybill: 'YT9' }, door))).toEqual([kind, code]);
    expect(((await codeOf(courier.query(parcel))) as string[])[0]).toBe(kind);
    service.mood = 'well';
  });

  it('an answer about another parcel is not believed', async () => {
    const lying = new Kuaidi100(settings, async () =>
      Response.json({ status: '200', nu: 'YT2', com: 'yuantong', state: '3', data: [] }),
    );
    expect(await codeOf(lying.query(parcel))).toEqual(['untrusted', 'OTHER']);
  });
});

describe('settings of the tracking service', () => {
  it.each([
    ['none', {}, false, []],
    [
      'only a key',
      { SHOP_TRACKING_KEY: 'kEyOfShop1234567' },
      false,
      [/CUSTOMER is missing/, /SALT is missing/, /PUBLIC_ORIGIN is missing/],
    ],
    [
      'a salt anybody guesses',
      { ...service.env, SHOP_TRACKING_SALT: 'salt' },
      false,
      [/SHOP_TRACKING_SALT must have 16/],
    ],
    [
      'an address that is not encrypted',
      { ...service.env, SHOP_TRACKING_URL: 'http://poll.example' },
      false,
      [/SHOP_TRACKING_URL must be/],
    ],
    ['in demo mode', service.env, true, [/SHOP_TRACKING_CUSTOMER is refused in demo mode/]],
  ] as [string, Record<string, string>, boolean, RegExp[]][])('%s', (_, env, isDemo, problems) => {
    const found = readTrackingSettings(env, isDemo);
    expect(found.settings).toBeNull();
    expect(found.problems).toHaveLength(problems.length);
    for (const [index, problem] of problems.entries()) expect(found.problems[index]).toMatch(problem);
    expect(found.problems.join()).not.toMatch(/kEyOf|salt-of/);
  });

  it('all of them', () => expect(readTrackingSettings(service.env, false).problems).toEqual([]));
});
