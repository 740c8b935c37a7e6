import { expect, it, vi } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed-demo.ts';
import { configs } from '../../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../../testing/index.ts';
import { logWrongSettings } from './log-wrong-settings.ts';

describeInTurn('settings of the demo shop', (shop) => {
  it('are all understood', { timeout: 60_000 }, async () => {
    await seedDemo(shop().db, { now: shop().now });
    const log = { warn: vi.fn() };
    await logWrongSettings(shop().db, log);
    expect(log.warn.mock.calls).toEqual([]);
  });
});

describeInTurn('stored settings that are not understood', (shop) => {
  it('are warned of by name, and nothing else is', async () => {
    const log = { warn: vi.fn() };
    await logWrongSettings(shop().db, log);
    expect(log.warn).not.toHaveBeenCalled();
    await shop()
      .db.insert(configs)
      .values([
        { key: 'delivery.days', value: { default: [2, 4], Atlantis: [1, 2], 330000: [1, 1] } },
        { key: 'delivery.cut_off', value: 'noon' },
        { key: 'delivery.parcel_days', value: [1, 2] },
        { key: 'shop.unheard_of', value: 7 },
      ]);
    await logWrongSettings(shop().db, log);
    expect(log.warn.mock.calls).toEqual([
      [
        { setting: 'delivery.cut_off', fault: expect.stringContaining('is no time of day such as 16:00') },
        'a setting cannot be read: its default counts',
      ],
      [
        { setting: 'delivery.days', fault: '"Atlantis" is no code of a province, such as 330000' },
        'a setting is understood in part: the rest counts',
      ],
    ]);
  });
});
