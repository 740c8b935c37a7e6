import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resources, users } from '../../../kernel/db/schema/index.ts';
import type { JobContext } from '../../../kernel/jobs/job-kinds.ts';
import { describeDear, pgliteDatabase, TEST_KEY, type TestCustomer, TestShop } from '../../../testing/index.ts';
import { cleanUploadsJob } from '../clean-uploads.ts';
import { uploadsBefore, uploadsFolder } from '../upload-store.ts';

const data = mkdtempSync(join(tmpdir(), 'jishi-uploads-'));
afterAll(() => rm(data, { recursive: true }));

const MEGABYTE = 1024 * 1024;
const canvas = { create: { width: 400, height: 300, channels: 3 as const, background: 'tomato' } };
const aPicture = (format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png') => sharp(canvas).toFormat(format).toBuffer();
const anything = (bytes: number) => Buffer.alloc(bytes, 'x');

type Form = Record<string, string | Blob | [Blob, string] | null>;

async function aForm(fields: Form): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) form.append(name, ...value);
    else if (value !== null) form.append(name, value);
  }
  const request = new Request('http://x', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return { body: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': type } };
}

describeDear(
  'uploads',
  (shop) => {
    let as: TestCustomer;
    beforeEach(async () => {
      as = await shop().aCustomer();
    });

    const upload = async (bytes: Buffer | null, fields: Form = {}, name = 'a.png') => {
      const file: Form = bytes ? { file: [new Blob([new Uint8Array(bytes)]), name] } : {};
      const { body, headers } = await aForm({ ...file, type: '1', size: '2097152', ...fields });
      return shop().post('uploadPictures', body, { as, headers });
    };
    const fetched = async (url: string) => {
      const response = await shop().app.inject({ url });
      return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
    };

    it.each(['png', 'jpeg', 'gif', 'webp'] as const)('take a %s and make it anew', async (format) => {
      const answer = await upload(await aPicture(format));
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
      expect(answer.raw).toMatch(/^\/media\/uploads\/[0-9a-f-]{36}\.webp$/);
      const kept = await fetched(answer.raw);
      expect(kept.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
    });

    it('turn pictures upright and leave out what cameras write into them', async () => {
      const camera = await sharp(canvas)
        .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '30/1 0/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const { raw } = await upload(camera);
      const about = await sharp((await fetched(raw)).bytes).metadata();
      expect(about).toMatchObject({ width: 300, height: 400 });
      expect([about.exif, about.icc, about.xmp]).toEqual([undefined, undefined, undefined]);
    });

    it('make the siblings asked for; for others the next larger one stands in, or the picture itself', async () => {
      const { raw } = await upload(await aPicture(), { specification: '80, 150,999' });
      const widthOf = async (width: number) =>
        (await sharp((await fetched(raw.replace('.webp', `_${width}.webp`))).bytes).metadata()).width;
      expect([await widthOf(80), await widthOf(150), await widthOf(200)]).toEqual([160, 300, 400]);
      expect(await widthOf(40)).toBe(160);
      expect((await fetched(raw.replace('.webp', '_81.webp'))).status).toBe(404);
      expect((await fetched('/media/uploads/00000000-0000-4000-8000-000000000000.webp')).status).toBe(404);
      expect((await fetched('/media/uploads/..%2f..%2fkeys%2finternal.key')).status).toBe(404);
    });

    it('tell more when asked', async () => {
      const { raw, headers } = await upload(await aPicture(), { full: '1' }, '我 & <b>.png');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(raw)).toMatchObject({
        state: 'SUCCESS',
        url: expect.stringMatching(/^\/media\/uploads\//),
        original: '我 & <b>.png',
        type: '.webp',
        size: expect.any(Number),
      });
    });

    it('take archives, JSON and text, to be saved and never to be shown', async () => {
      for (const [bytes, extension, type] of [
        [Buffer.from('PK\u0003\u0004rest'), 'zip', 'application/zip'],
        [Buffer.from('{"a":1}'), 'json', 'application/json; charset=utf-8'],
        [Buffer.from('你好, plain text'), 'txt', 'text/plain; charset=utf-8'],
      ] as const) {
        const { raw } = await upload(bytes, { type: '2' }, 'x.bin');
        expect(raw).toMatch(new RegExp(`\\.${extension}$`));
        const kept = await fetched(raw);
        expect(kept.headers).toMatchObject({ 'content-type': type, 'content-disposition': 'attachment' });
        expect(kept.bytes).toEqual(bytes);
      }
    });

    it.each<[string, () => Promise<Buffer | null>, Form, string]>([
      ['no file', async () => null, {}, '上传的文件不完整'],
      ['an empty file', async () => Buffer.alloc(0), {}, '上传的文件不完整'],
      ['no type', aPicture, { type: null }, '缺少上传类型'],
      ['another type', aPicture, { type: '3' }, '上传类型不对'],
      ['no size', aPicture, { size: null }, '缺少大小参数'],
      ['a size that is none', aPicture, { size: '-5' }, '缺少大小参数'],
      ['more than the client takes', aPicture, { size: '10' }, '文件太大'],
      ['more than the shop takes', async () => anything(3 * MEGABYTE + 1), { size: '99999999' }, '文件不能超过 3 MB'],
      ['widths that are none', aPicture, { specification: '80,x' }, '图片尺寸参数不对'],
      ['text called a picture', async () => Buffer.from('not a picture'), {}, '不支持这种文件格式'],
      [
        'a drawing with code',
        async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        {},
        '不支持这种文件格式',
      ],
      ['half a picture', async () => (await aPicture()).subarray(0, 120), {}, '不支持这种文件格式'],
      ['a page', async () => Buffer.from('<!doctype html><p>x'), { type: '2' }, '不支持这种文件格式'],
      [
        'a page called text',
        async () => Buffer.from('hello <SCRIPT>x()</SCRIPT>'),
        { type: '2' },
        '不支持这种文件格式',
      ],
      ['a program', async () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]), { type: '2' }, '不支持这种文件格式'],
    ])('refuse %s', async (_, bytes, fields, message) => {
      const answer = await upload(await bytes(), fields);
      expect(answer).toMatchObject({ status: 401, code: 50004, message, headers: { 'x-error-class': 'validation' } });
    });

    it('refuse what is far too large without keeping it', async () => {
      const answer = await upload(anything(6 * MEGABYTE), { size: '99999999', type: '2' });
      expect(answer).toMatchObject({ status: 401, code: 50004 });
    });

    it('refuse what is no form, broken forms, and a picture of a hundred million pixels', async () => {
      const broken = { 'content-type': 'multipart/form-data; boundary=x' };
      expect(await shop().post('uploadPictures', {}, { as })).toMatchObject({ status: 401, code: 50004 });
      const half = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc');
      expect(await shop().post('uploadPictures', half, { as, headers: broken })).toMatchObject({ status: 401 });
      const huge = { create: { width: 10_000, height: 10_000, channels: 3 as const, background: 'red' } };
      expect(await upload(await sharp(huge).png().toBuffer())).toMatchObject({ status: 401, code: 50004 });
    }, 30_000);

    it('refuse pictures that are small to send and large to open, before they are opened', async () => {
      const background = { r: 200, g: 20, b: 60, alpha: 0.5 };
      const hostile = await sharp({ create: { width: 6300, height: 6300, channels: 4, background } })
        .toColourspace('rgb16')
        .withMetadata({ orientation: 6 })
        .png({ compressionLevel: 9 })
        .toBuffer();
      expect(hostile.length).toBeLessThan(500_000);
      const responses = await Promise.all(Array.from({ length: 12 }, () => upload(hostile)));
      const refusal = { status: 401, code: 50004, message: '文件太大', headers: { 'x-error-class': 'validation' } };
      for (const answer of responses) expect(answer).toMatchObject(refusal);
      expect(await upload(await aPicture())).toMatchObject({ status: 200 });
    }, 120_000);

    it('turn a photograph of 48 million pixels upright', async () => {
      const create = { width: 8000, height: 6000, channels: 3 as const, background: 'tomato' };
      const photograph = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
      const { raw } = await upload(photograph);
      expect(await sharp((await fetched(raw)).bytes).metadata()).toMatchObject({ width: 1500, height: 2000 });
    }, 60_000);

    it('are for customers, some at a time', async () => {
      const { body, headers } = await aForm({ type: '1' });
      expect(await shop().post('uploadPictures', body, { headers })).toMatchObject({ status: 500 });
      const answers = [];
      for (let call = 0; call < 31; call += 1) answers.push((await upload(null)).status);
      expect(answers.at(-1)).toBe(429);
    });

    it('are removed after a day unless they are shown somewhere', async () => {
      const context: JobContext = { ...shop().app.shop, log: { info: () => {}, error: () => {} } };
      const folder = uploadsFolder(shop().config);
      const urls = [];
      for (let count = 0; count < 4; count += 1)
        urls.push((await upload(await aPicture(), { specification: '80' })).raw);
      const [portrait = '', review = '', unused = '', fresh = ''] = urls;
      await shop().db.update(users).set({ portrait }).where(eq(users.id, as.id));
      await shop().db.insert(resources).values({ imageType: 'comment', imageId: 1, img: review });
      const at = (hours: number) => new Date(shop().now.getTime() - hours * 3_600_000);
      for (const name of await readdir(folder)) {
        const isFresh = name.startsWith(fresh.split('/').at(-1)?.slice(0, 36) ?? '-');
        await utimes(join(folder, name), at(isFresh ? 23 : 25), at(isFresh ? 23 : 25));
      }
      await cleanUploadsJob.run({}, context);
      const statuses = await Promise.all(urls.map(async (url) => (await fetched(url)).status));
      expect(statuses).toEqual([200, 200, 404, 200]);
      expect((await fetched(unused.replace('.webp', '_80.webp'))).status).toBe(404);
      expect((await shop().post('user', { portrait: fresh }, { as })).message).toBe(fresh);
    });
  },
  { SHOP_DATA: data },
);

describe('uploads of one shop', () => {
  const aPictureForm = async () =>
    aForm({ type: '1', size: '9999999', file: new Blob([new Uint8Array(await aPicture())]) });

  it('are made in a process that ends with it', async () => {
    const shop = new TestShop(await pgliteDatabase());
    const as = await shop.aCustomer();
    const { body, headers } = await aPictureForm();
    expect(await shop.post('uploadPictures', body, { as, headers })).toMatchObject({ status: 200 });
    const { pids } = shop.app.shop.pictures;
    expect(pids).toHaveLength(1);
    await shop.close();
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  }, 60_000);

  it('that are sent too slowly make room for others', async () => {
    const shop = new TestShop(await pgliteDatabase());
    const as = await shop.aCustomer();
    const { body, headers } = await aPictureForm();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const slow = new PassThrough();
      slow.write(body.subarray(0, 200));
      const all = { authorization: `Bearer ${as.token}`, 'apply-secret': TEST_KEY, ...headers };
      const url = `${shop.config.apiBase}uploadPictures`;
      const response = shop.app.inject({ method: 'POST', url, headers: all, payload: slow });
      const ended = response.then(({ statusCode }) => statusCode).catch(() => 'broken off');
      let isOpen = true;
      void ended.then(() => {
        isOpen = false;
      });
      while (isOpen) {
        vi.advanceTimersByTime(10_000);
        await new Promise(setImmediate);
      }
      expect(await ended).not.toBe(200);
      slow.destroy();
    } finally {
      vi.useRealTimers();
    }
    await shop.close();
  }, 60_000);
});

describe('a shop without uploads', () => {
  it('has none that are old', async () => {
    expect(await uploadsBefore(join(data, 'nowhere'), new Date())).toEqual(new Map());
  });
});
