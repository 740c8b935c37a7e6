import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';

const cli = resolve(import.meta.dirname, '../../cli.ts');

type Ended = { exitCode: number; out: string; err: string };

/** `pnpm shop …` as a process of its own, on an embedded shop in a folder. */
function shopProcess(data: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, SHOP_DATA: data, DATABASE_URL: '', SHOP_DEMO: '1' };
  return new Promise((done) => {
    execFile(process.execPath, [cli, ...args], { env }, (error, out, err) => {
      done({ exitCode: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

it('ends with the code that scripts go by, and prints JSON alone', async () => {
  const data = await mkdtemp(join(tmpdir(), 'jishi-process-'));
  try {
    const [listed, wrong, help] = await Promise.all([
      shopProcess(data, 'goods', 'list', '--json'),
      shopProcess(data, 'goods', 'list', '--colour'),
      shopProcess(data, 'stock', 'set', '--help'),
    ]);
    expect(listed).toEqual({ exitCode: 0, out: '[]\n', err: '' });
    expect(wrong).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining('--colour') });
    expect(help).toMatchObject({ exitCode: 0, out: expect.stringContaining('pnpm shop stock set G1001 40') });
    const picture = join(data, 'picture.png');
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toFile(picture);
    // Its picture is made by a process that lets everybody else go first: on a busy machine that may take longer than an operator is kept waiting.
    const added = await vi.waitFor(
      async () => {
        const tried = await shopProcess(data, 'pictures', 'add', picture, '--json');
        expect(tried).toMatchObject({ exitCode: 0, err: '' });
        return tried;
      },
      { timeout: 240_000 },
    );
    expect(JSON.parse(added.out)).toEqual([expect.stringMatching(/^\/media\/uploads\/[0-9a-f-]+\.webp$/)]);
    const refused = await shopProcess(data, 'goods', 'show', 'CUP', '--json');
    expect(refused).toMatchObject({ exitCode: 1, out: '', err: expect.stringContaining('There is no good "CUP"') });
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}, 300_000);
