import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPictureCatalogue } from '../../demo/pictures/catalogue.ts';
import { onFullDisk } from '../../testing/full-disk.ts';
import { keepUpload } from '../uploads/upload-store.ts';
import { createPictureStore } from './picture-store.ts';
import { PictureWorkers } from './worker/picture-workers.ts';

it('on a disk that is full pictures are shown, uploads are refused, and halves are not left behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-full-'));
  const workers = new PictureWorkers();
  const store = createPictureStore({ folder, workers, catalogue: createPictureCatalogue });
  const picture = store.find({ name: 'objects/1f353', sibling: 80 }, 'webp');
  expect((await onFullDisk(async () => picture?.read()))?.length).toBeGreaterThan(100);
  const upload = { extension: 'webp', bytes: Buffer.from('a picture'), siblings: new Map() };
  await expect(onFullDisk(() => keepUpload(folder, upload as never))).rejects.toMatchObject({ code: 'ENOSPC' });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile())).toEqual([]);
  await workers.close();
  await rm(folder, { recursive: true });
});
