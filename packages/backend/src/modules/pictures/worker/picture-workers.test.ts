import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PictureError } from './calls.ts';
import { PictureWorkers, type PictureWorkersOptions } from './picture-workers.ts';

/** The workers' processes let everybody else go first: beside other tests on few cores a second of work takes a minute. */
const GOES_LAST_MS = 180_000;
vi.setConfig({ testTimeout: GOES_LAST_MS });

let open: PictureWorkers[] = [];
afterEach(async () => {
  await Promise.all(open.map((workers) => workers.close()));
  open = [];
});

function start(options: PictureWorkersOptions = {}): PictureWorkers {
  const workers = new PictureWorkers({ workers: 1, ...options });
  open.push(workers);
  return workers;
}

const canvas = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 20, b: 60, alpha: 0.5 } } });
const tiny = () => canvas(40, 30).png().toBuffer();
/** Whole in memory while it is opened: 100 MB, and a second of a core. */
const heavy = () => canvas(5000, 5000, 4).png({ progressive: true }).toBuffer();
const clean = (workers: PictureWorkers, bytes: Buffer, turn = 'a') => workers.clean(bytes, [], turn);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true), { timeout: 60_000 });
/** The process of a worker, once it has one that is not `before`. */
async function pidOf(workers: PictureWorkers, before?: number): Promise<number> {
  await until(() => workers.pids.some((pid) => pid !== before));
  return workers.pids[0] ?? 0;
}

describe('the picture worker', () => {
  it('knows nothing of the shop and lets it go first', async () => {
    process.env['SHOP_SECRET_OF_A_TEST'] = 'secret';
    const workers = start();
    await clean(workers, await tiny());
    delete process.env['SHOP_SECRET_OF_A_TEST'];
    const pid = await pidOf(workers);
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    const environment = `/proc/${pid}/environ`;
    // Where the system shows it.
    if (existsSync(environment)) expect(readFileSync(environment, 'utf8')).not.toMatch(/SHOP_|DATABASE|secret/);
  });

  it('makes a picture once more when its process was killed, and gives up the second time', async () => {
    const died: PictureError[] = [];
    const workers = start({ onTrouble: (error) => died.push(error) });
    const picture = await canvas(2000, 2000, 4).png({ progressive: true }).toBuffer();
    const kept = clean(workers, picture);
    const first = await pidOf(workers);
    process.kill(first, 'SIGKILL');
    expect((await kept).bytes.length).toBeGreaterThan(0);
    const second = await pidOf(workers);
    expect(second).not.toBe(first);

    const refused = clean(workers, picture);
    const told = expect(refused).rejects.toMatchObject({ key: 'http.overload', cause: { why: 'lost' } });
    await sleep(0);
    process.kill(second, 'SIGKILL');
    process.kill(await pidOf(workers, second), 'SIGKILL');
    await told;
    expect(died.map(({ why }) => why)).toEqual(['lost', 'lost', 'lost']);
    expect((await clean(workers, await tiny())).bytes.length).toBeGreaterThan(0);
  });

  it.each([
    ['processor time', { cpuMs: 250 }],
    ['memory', { residentBytes: 150 * 1024 * 1024 }],
  ])('ends with a picture that takes too much %s, and takes the next one', async (_, limits) => {
    const trouble: PictureError[] = [];
    const workers = start({ limits, onTrouble: (error) => trouble.push(error) });
    const refused = clean(workers, await heavy());
    const pid = await pidOf(workers);
    await expect(refused).rejects.toMatchObject({ key: 'upload.too_large', cause: { why: 'over-limit' } });
    await until(() => !isAlive(pid));
    expect(trouble).toHaveLength(1);
    expect((await clean(workers, await tiny())).bytes.length).toBeGreaterThan(0);
  });

  it('is ended when it hangs', async () => {
    const workers = start({ limits: { wallMs: 3000 } });
    // On a busy machine its start alone may take longer than that.
    const picture = await tiny();
    await vi.waitFor(() => clean(workers, picture), { timeout: 120_000 });
    const pid = await pidOf(workers);
    process.kill(pid, 'SIGSTOP');
    await expect(clean(workers, await tiny())).rejects.toMatchObject({ key: 'http.overload', cause: { why: 'hung' } });
    await until(() => !isAlive(pid));
  });

  it('is ended when it has nothing to do, and when it is closed', async () => {
    const workers = start({ idleMs: 50 });
    await clean(workers, await tiny());
    const pid = await pidOf(workers);
    await until(() => !isAlive(pid));
    const again = clean(workers, await heavy());
    const told = expect(again).rejects.toMatchObject({ key: 'http.overload', cause: { why: 'closed' } });
    const next = await pidOf(workers);
    await workers.close();
    expect(isAlive(next)).toBe(false);
    await told;
    await expect(clean(workers, await tiny())).rejects.toMatchObject({ cause: { why: 'closed' } });
  });

  it('ends with whoever started it, however that ends', async () => {
    const script = `
      const { PictureWorkers } = await import(${JSON.stringify(new URL('picture-workers.ts', import.meta.url).href)});
      const workers = new PictureWorkers({ workers: 1 });
      await workers.clean(Buffer.from(${JSON.stringify((await tiny()).toString('base64'))}, 'base64'), [], 'a');
      console.log(workers.pids[0]);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });

  it('keeps nobody from ending', async () => {
    const script = `
      const { PictureWorkers } = await import(${JSON.stringify(new URL('picture-workers.ts', import.meta.url).href)});
      await new PictureWorkers({ workers: 1 }).clean(Buffer.from(${JSON.stringify((await tiny()).toString('base64'))}, 'base64'), [], 'a');
      console.log('made');`;
    const ended = await new Promise<{ error: Error | null; out: string }>((done) => {
      const args = ['--input-type=module', '--eval', script];
      execFile(process.execPath, args, { timeout: 60_000 }, (error, out) => done({ error, out }));
    });
    expect(ended).toEqual({ error: null, out: 'made\n' });
  });
});

describe('pictures that wait', () => {
  it('of one customer do not hold up that of another', async () => {
    const workers = start();
    const picture = await canvas(1500, 1500).png().toBuffer();
    const done: string[] = [];
    const add = (turn: string) => clean(workers, picture, turn).then(() => done.push(turn));
    await Promise.all([...Array.from({ length: 12 }, () => add('crowd')), add('one')]);
    expect(done).toHaveLength(13);
    expect(done.indexOf('one')).toBeLessThan(3);
  });

  it('are refused when there are too many, and the others are made', async () => {
    const workers = start();
    const picture = await tiny();
    const waiting = Array.from({ length: 501 }, () => clean(workers, picture));
    const settled = Promise.allSettled(waiting);
    await expect(clean(workers, picture)).rejects.toMatchObject({ key: 'http.overload' });
    expect((await settled).filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
