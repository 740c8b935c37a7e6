import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { orders, resources } from '../../../kernel/db/schema/index.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';

const folder = mkdtempSync(join(tmpdir(), 'jishi-files-'));
mkdirSync(join(folder, 'private/downloads'), { recursive: true });
writeFileSync(join(folder, 'private/downloads/planner.pdf'), 'the planner');
writeFileSync(join(folder, 'secret.txt'), 'secret');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeRacing(
  'downloads',
  (shop) => {
    let customer: TestCustomer;

    beforeEach(async () => {
      customer = await shop().aCustomer({ money: 100_000 });
    });

    const aDownload = async (name: string, key = `downloads/${name}`) => {
      const product = await aProduct(shop(), { type: 'download', skus: [{}] });
      const owner = { imageType: 'good_sku', imageId: product.variantIds[0] ?? 0, depict: 'product_sku_file' };
      await shop()
        .db.insert(resources)
        .values({ ...owner, type: 3, name, img: key, isPrivate: true });
      return product;
    };
    const bought = async (...names: [name: string, key?: string][]) => {
      const lines = [];
      for (const [name, key] of names) lines.push({ good: await aDownload(name, key), sku: 0 });
      const { message: id } = await placeOrder(shop(), customer, { lines });
      await shop().post('balancePay', { id }, { as: customer });
      return id;
    };
    const ask = (id: number, as = customer) => shop().post<string>(`goodIndent/download/${id}`, {}, { as });
    /** As a browser opens it: no key, no sign-in. */
    const open = (code: string) => shop().get(`indentDownload/${code}`, { headers: { 'apply-secret': '' } });

    it('delivers the file once, within thirty seconds', async () => {
      const id = await bought(['planner.pdf']);
      const { status, message: code } = await ask(id);
      expect({ status, code }).toEqual({ status: 200, code: expect.stringMatching(/^[\da-f-]{36}$/) });
      const file = await open(code);
      expect(file).toMatchObject({ status: 200, raw: 'the planner' });
      expect(file.headers['content-disposition']).toContain('planner.pdf');
      expect(await open(code)).toMatchObject({ status: 401, code: 50001, message: '下载链接已失效' });
      const late = (await ask(id)).message;
      shop().advance(31_000);
      expect((await open(late)).status).toBe(401);
    });

    it('delivers nothing of an order that was refunded meanwhile', async () => {
      const id = await bought(['planner.pdf']);
      const { message: code } = await ask(id);
      await shop().db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, id));
      expect(await open(code)).toMatchObject({ status: 401, code: 50001, message: '下载链接已失效' });
    });

    it('delivers one of several parallel calls', async () => {
      const { message: code } = await ask(await bought(['planner.pdf']));
      const responses = await Promise.all([1, 2, 3, 4].map(() => open(code)));
      expect(responses.filter((answer) => answer.status === 200)).toHaveLength(1);
    });

    it('packs several files into one archive, and says where the demo has none', async () => {
      const id = await bought(['planner.pdf'], ['手账.pdf']);
      const archive = await open((await ask(id)).message);
      expect(archive.headers['content-disposition']).toContain('.zip');
      expect(archive.raw.startsWith('PK')).toBe(true);
      expect(archive.raw).toContain('the planner');
      expect(archive.raw).toContain('手账.pdf.txt');
    });

    it('never leaves its folder', async () => {
      const id = await bought(['secret.txt', '../secret.txt']);
      expect((await open((await ask(id)).message)).raw).not.toBe('secret');
    });

    it('is for the buyer of a paid order with files', async () => {
      const id = await bought(['planner.pdf']);
      expect((await shop().post(`goodIndent/download/${id}`, {})).status).toBe(500);
      expect(await ask(id, await shop().aCustomer())).toMatchObject({ status: 404, code: 50000 });
      for (const state of ['awaiting-payment', 'expired', 'cancelled', 'refunded'] as const) {
        await shop().db.update(orders).set({ state }).where(eq(orders.id, id));
        expect(await ask(id)).toMatchObject({ status: 401, code: 50003 });
      }
      const { message: other } = await placeOrder(shop(), customer, {
        lines: [{ good: await aProduct(shop(), { type: 'virtual' }) }],
      });
      await shop().post('balancePay', { id: other }, { as: customer });
      expect(await ask(other)).toMatchObject({ status: 401, code: 50001, message: '没有可下载的文件' });
    });

    it.each([['x'], ['00000000-0000-4000-8000-000000000000']])('does not know the code %s', async (code) => {
      expect(await open(code)).toMatchObject({ status: 401, code: 50001 });
    });
  },
  { FILES_URL: pathToFileURL(folder).href },
);
