import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmptyPictureName, emptyPictureUrl } from '@jishi/api/empty-picture';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureCatalogue } from '../../demo/pictures/catalogue.ts';
import { chooseFormat } from './drawing/formats.ts';
import { siblingWidths } from './drawing/recipes.ts';
import { emptyPictures } from './empty-pictures.ts';
import { parsePictureName, pictureNames, pictureUrl } from './names.ts';
import { createPictureStore } from './picture-store.ts';
import { picturesToWarm, warmPictures } from './warm.ts';
import { PictureWorkers } from './worker/picture-workers.ts';

const catalogue = createPictureCatalogue();
const workers = new PictureWorkers();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jishi-pictures-'));
});
afterAll(async () => {
  await workers.close();
  await rm(folder, { recursive: true, force: true });
});

const named = (name: string) => {
  const requested = parsePictureName(name);
  if (!requested) throw new Error(`${name} is not a picture address`);
  return requested;
};

describe('addresses', () => {
  it('reads a picture and its sibling', () => {
    expect(parsePictureName('goods/1001.webp')).toEqual({ name: 'goods/1001', sibling: null });
    expect(parsePictureName('goods/1001-2_300.webp')).toEqual({ name: 'goods/1001-2', sibling: 300 });
    expect(pictureUrl(pictureNames.variant(1001, 60))).toBe('/media/goods/1001-h60.webp');
  });

  it.each(['goods/1001_99.webp', '../../etc/passwd', 'goods/../goods/1001.webp', 'goods/1001.png', 'goods/1001', ''])(
    'refuses %j',
    (path) => {
      expect(parsePictureName(path)).toBeNull();
    },
  );
});

describe('the catalogue of pictures', () => {
  it('has a main picture, five further frames and every colour of every good', () => {
    expect(catalogue.get('goods/1001')?.kind).toBe('frame');
    expect(catalogue.has('goods/1001-5')).toBe(true);
    expect(catalogue.has('goods/1001-6')).toBe(false);
    expect(catalogue.get('objects/1f353')?.kind).toBe('cut-out');
    expect(catalogue.get('banners/1')?.kind).toBe('banner');
  });

  it.each(Object.keys(emptyPictures))('draws a %s above an empty state, where pages ask for it', async (name) => {
    const store = createPictureStore({ folder, workers, catalogue: () => catalogue });
    const address = emptyPictureUrl(name as EmptyPictureName);
    const picture = await store.find(named(address.slice('/media/'.length)), 'webp')?.read();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300, hasAlpha: true });
  });
});

describe('the picture store', () => {
  it('draws siblings at double density, WebP and AVIF', async () => {
    const store = createPictureStore({ folder, workers, catalogue: () => catalogue });
    for (const [format, compression] of [
      ['webp', undefined],
      ['avif', 'av1'],
    ] as const) {
      const bytes = await store.find(named('goods/1003_80.webp'), format)?.read();
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.height, meta.compression]).toEqual([160, 160, compression]);
    }
    expect(siblingWidths).toEqual([40, 80, 150, 200, 250, 300, 350]);
  });

  it('draws once however many ask, keeps the file, and finds it again after a restart', async () => {
    const own = join(folder, 'once');
    const picture = createPictureStore({ folder: own, workers, catalogue: () => catalogue }).find(
      named('objects/1f353_80.webp'),
      'webp',
    );
    const responses = await Promise.all(Array.from({ length: 20 }, () => picture?.read()));
    expect(new Set(responses).size).toBe(1);
    const files = await readdir(own, { recursive: true });
    expect(files.filter((name) => name.includes('1f353'))).toHaveLength(1);
    const again = await createPictureStore({ folder: own, workers, catalogue: () => catalogue })
      .find(named('objects/1f353_80.webp'), 'webp')
      ?.read();
    expect(again?.equals(responses[0] as Buffer)).toBe(true);
  });

  it('does not know other names', () => {
    expect(
      createPictureStore({ folder, workers, catalogue: () => catalogue }).find(named('goods/99.webp'), 'avif'),
    ).toBeNull();
  });
});

describe('warming', () => {
  it('starts with what the first page shows and stops at the signal', async () => {
    const small = new Map([...catalogue].filter(([name]) => name === 'objects/1f353' || name === 'goods/1001-1'));
    const store = createPictureStore({ folder, workers, catalogue: () => small });
    expect([...picturesToWarm(store)]).toEqual([
      { name: 'objects/1f353', sibling: 40 },
      { name: 'objects/1f353', sibling: 80 },
      { name: 'objects/1f353', sibling: 200 },
    ]);
    const onError = (error: unknown) => {
      throw error;
    };
    const isBusy = () => false;
    expect(await warmPictures(store, { signal: new AbortController().signal, onError, isBusy })).toBe(3);
    expect(await warmPictures(store, { signal: AbortSignal.abort(), onError, isBusy })).toBe(0);
  });

  it('waits while the machine has other things to do', async () => {
    const store = createPictureStore({ folder, workers, catalogue: () => catalogue });
    const stopping = new AbortController();
    let looks = 0;
    const isBusy = () => {
      looks += 1;
      stopping.abort();
      return true;
    };
    const onError = (error: unknown) => {
      throw error;
    };
    expect(await warmPictures(store, { signal: stopping.signal, onError, isBusy })).toBe(0);
    expect(looks).toBe(1);
  });
});

it('chooses AVIF only for whoever accepts it', () => {
  expect(chooseFormat('image/avif,image/webp,*/*;q=0.8')).toBe('avif');
  expect(chooseFormat('image/webp,*/*')).toBe('webp');
  expect(chooseFormat(undefined)).toBe('webp');
});
