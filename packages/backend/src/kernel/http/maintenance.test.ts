import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeInTurn } from '../../testing/index.ts';
import { MAINTENANCE_FILE } from './maintenance.ts';

const data = mkdtempSync(join(tmpdir(), 'jishi-maintenance-'));
const file = join(data, MAINTENANCE_FILE);
afterAll(() => rmSync(data, { recursive: true }));

describeInTurn(
  'maintenance',
  (shop) => {
    let time = 0;
    beforeEach(() => {
      vi.spyOn(performance, 'now').mockImplementation(() => time);
      time += 10_000;
    });
    afterEach(() => {
      vi.restoreAllMocks();
      rmSync(file, { force: true });
    });

    it('refuses shoppers while the file is there, and no longer', async () => {
      expect((await shop().get('lang')).status).toBe(200);
      writeFileSync(file, '');
      time += 1000;
      const refused = await shop().get('lang', { lang: 'en' });
      expect(refused).toMatchObject({ status: 503, code: 0, message: 'The shop is being maintained', result: 'error' });
      expect(refused.headers).toMatchObject({ 'retry-after': '60', 'x-error-class': 'unavailable' });
      const as = await shop().aCustomer();
      expect((await shop().post('balancePay', { id: 1 }, { as })).message).toBe('商城维护中，请稍后再来');
      rmSync(file);
      time += 1000;
      expect((await shop().get('lang')).status).toBe(200);
    });

    it('lets providers tell of payments, and health checks through', async () => {
      writeFileSync(file, '');
      expect((await shop().get('serve')).status).toBe(200);
      expect((await shop().get('authorization')).status).toBe(200);
      expect((await shop().get('/healthz')).status).toBe(200);
      expect((await shop().get('lang')).status).toBe(503);
    });
  },
  { SHOP_DATA: data },
);
