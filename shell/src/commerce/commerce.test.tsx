import type { CommerceReport } from '@jishi/contracts';
import { act, createTestShop, renderInShop, screen, shopServer, waitFor } from '@jishi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import zh from '../messages/zh.ts';
import { keepConsent } from './consent.ts';
import { ConsentNote } from './consent-note.tsx';
import { toCommerceEvent } from './ga4.ts';
import { PrivacyChoices } from './privacy-choices.tsx';
import { startReporter } from './reporter.ts';
import { senderOf } from './sinks.ts';

const bag = {
  productId: '1',
  name: '双肩包',
  unitPrice: 23_900,
  quantity: 2,
  options: [{ value: '红' }, { value: 'L' }],
};
const viewed: CommerceReport = { name: 'view_item', lines: [bag] };
const bought: CommerceReport = { name: 'purchase', lines: [bag], orderNumber: 'J1', paid: 45_000 };
const server = shopServer({ 'GET siteConfig': { events: { sink: 'data-layer', url: null } } });

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
});

describe('an event in the naming of GA4', () => {
  it('has items in units of the currency', () => {
    expect(toCommerceEvent(viewed)).toEqual({
      name: 'view_item',
      params: {
        currency: 'CNY',
        value: 478,
        items: [{ item_id: '1', item_name: '双肩包', item_variant: '红 / L', price: 239, quantity: 2 }],
      },
    });
  });

  it('of a purchase has the order and what was paid', () => {
    expect(toCommerceEvent(bought).params).toMatchObject({ transaction_id: 'J1', value: 450 });
  });
});

describe('the reporter', () => {
  function start(waiting: CommerceReport[] = []) {
    const { bus } = createTestShop().shop;
    const sent: string[] = [];
    bus.listen('commerce:reported', (report) => waiting.push(report));
    const stop = startReporter(bus, waiting, ({ name }) => sent.push(name));
    return { bus, sent, stop, waiting };
  }

  it('sends nothing before the answer, then all of it in order', () => {
    const { bus, sent } = start([viewed]);
    bus.emit('commerce:reported', bought);
    expect(sent).toEqual([]);
    keepConsent(bus, 'granted');
    expect(sent).toEqual(['view_item', 'purchase']);
  });

  it('throws away what waited after a refusal, and what comes later', () => {
    const { bus, sent, waiting } = start([viewed]);
    keepConsent(bus, 'denied');
    bus.emit('commerce:reported', viewed);
    keepConsent(bus, 'granted');
    expect([sent, waiting]).toEqual([[], []]);
  });

  it('stops with an agreement that is taken back', () => {
    const { bus, sent } = start();
    keepConsent(bus, 'granted');
    bus.emit('commerce:reported', viewed);
    keepConsent(bus, 'denied');
    bus.emit('commerce:reported', viewed);
    expect(sent).toEqual(['view_item']);
  });

  it('counts an order once in this browser', () => {
    const { bus, sent } = start();
    keepConsent(bus, 'granted');
    bus.emit('commerce:reported', bought);
    bus.emit('commerce:reported', bought);
    expect(sent).toEqual(['purchase']);
  });
});

describe('the sink', () => {
  it('is none by default', () => expect(senderOf({ kind: 'none' }, 'zh')).toBeNull());

  it('may be the data layer of the page', () => {
    senderOf({ kind: 'data-layer' }, 'zh')?.(toCommerceEvent(viewed));
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: toCommerceEvent(viewed).params },
    ]);
  });

  it('may be a path of the shop', async () => {
    const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
    vi.stubGlobal('navigator', { sendBeacon: beacon });
    senderOf({ kind: 'endpoint', path: '/collect' }, 'en')?.(toCommerceEvent(viewed));
    vi.unstubAllGlobals();
    const [path, body] = beacon.mock.calls[0] ?? [];
    expect(path).toBe('/collect');
    expect(body?.type).toBe('application/json');
  });
});

describe('the question', () => {
  it('is asked once, with two equal answers', async () => {
    const { user } = renderInShop(<ConsentNote />, { texts: { shell: zh } });
    expect(await screen.findByRole('region', { name: '可以统计这次浏览吗？' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '不同意' }));
    expect(localStorage.getItem('jishi_consent')).toBe('denied');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not asked by a shop that does not measure', async () => {
    server.serve({ 'GET siteConfig': {} });
    renderInShop(<ConsentNote />, { texts: { shell: zh } });
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('can be answered otherwise in the footer', async () => {
    const { user, shop } = renderInShop(<PrivacyChoices />, { texts: { shell: zh } });
    act(() => keepConsent(shop.bus, 'granted'));
    await user.click(screen.getByRole('button', { name: '隐私选择' }));
    expect(screen.getByText('当前选择：同意。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '不同意' }));
    expect(localStorage.getItem('jishi_consent')).toBe('denied');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
