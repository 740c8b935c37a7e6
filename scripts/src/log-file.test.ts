import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLogFile } from './log-file.ts';

const HOUR = 3_600_000;
const limits = { bytes: 20, milliseconds: HOUR };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jishi-log-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const open = (appends: boolean) => openLogFile(join(folder, 'logs', 'web.log'), appends, limits);
const read = (name: string) => readFileSync(join(folder, 'logs', name), 'utf8');

test('a file that is full is put aside, and the one before it goes', () => {
  const log = open(false);
  for (const line of ['one 1234567890', 'two 1234567890', 'three', 'four 1234567890', 'five 1234567890', 'six'])
    log.write(line);
  log.close();
  expect(read('web.log.1')).toBe('three\nfour 1234567890\n');
  expect(read('web.log')).toBe('five 1234567890\nsix\n');
});

test('a file that is old is put aside, however small', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const log = open(false);
  log.write('one');
  vi.setSystemTime(Date.now() + HOUR - 1);
  log.write('two');
  expect(existsSync(join(folder, 'logs', 'web.log.1'))).toBe(false);
  vi.setSystemTime(Date.now() + 1);
  log.write('three');
  log.close();
  expect([read('web.log.1'), read('web.log')]).toEqual(['one\ntwo\n', 'three\n']);
});

test('a start begins anew, and what goes on keeps its lines', () => {
  for (const line of ['one', 'two']) {
    const log = open(true);
    log.write(line);
    log.close();
  }
  expect(read('web.log')).toBe('one\ntwo\n');
  const log = open(true);
  log.write('x'.repeat(30));
  log.write('three');
  log.close();
  expect(existsSync(join(folder, 'logs', 'web.log.1'))).toBe(true);
  open(false).close();
  expect([read('web.log'), existsSync(join(folder, 'logs', 'web.log.1'))]).toEqual(['', false]);
});
