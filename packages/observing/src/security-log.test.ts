import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foldRepeats } from './fold-repeats.ts';
import { maskedNumber, openSecurityLog } from './security-log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jishi-security-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const lines = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const options = { dataFolder: '', destination: null, process: 'api', mask: (line: string) => line };

it('writes lines of JSON into a file of its own, which its owner alone reads', () => {
  const log = openSecurityLog({ ...options, dataFolder: folder });
  log.report('sign-in.failed', { way: 'password', reason: 'account.credentials', subject: '138****0001', ip: '::1' });
  const path = join(folder, 'logs', 'security.log');
  expect(lines(path)).toMatchObject([
    { log: 'security', process: 'api', event: 'sign-in.failed', way: 'password', subject: '138****0001', ip: '::1' },
  ]);
  expect(statSync(path).mode & 0o077).toBe(0);
});

it('keeps a file without a path beside the other logs, whatever folder the process was started in', () => {
  openSecurityLog({ ...options, dataFolder: folder, destination: 'mine.log' }).report('account.closed', { user: 1 });
  expect(lines(join(folder, 'logs', 'mine.log'))).toMatchObject([{ user: 1 }]);
});

it('passes every line through the mask', () => {
  const mask = (line: string) => line.replaceAll('13800000001', '***');
  const path = join(folder, 'security.log');
  openSecurityLog({ ...options, destination: path, mask }).report('operator.acted', { args: ['13800000001'] });
  expect(lines(path)).toMatchObject([{ args: ['***'] }]);
});

it('goes on after the file was moved away', () => {
  const path = join(folder, 'security.log');
  const log = openSecurityLog({ ...options, destination: path });
  log.report('account.closed', { user: 1 });
  rmSync(path);
  log.report('account.closed', { user: 2 });
  expect(lines(path)).toMatchObject([{ user: 2 }]);
});

it.each([
  ['a full disk', '/dev/full'],
  ['a folder that is a file', 'FILE/security.log'],
])('fails nobody on %s, and says once that lines are lost', (_, name) => {
  writeFileSync(join(folder, 'FILE'), '');
  const onTrouble = vi.fn();
  const destination = name.startsWith('/') ? name : join(folder, name);
  const log = openSecurityLog({ ...options, destination, onTrouble });
  for (let time = 0; time < 3; time++) log.report('account.closed', { user: time });
  expect(onTrouble).toHaveBeenCalledTimes(1);
});

it('writes the first of a flood at once, and the rest as a number', () => {
  const path = join(folder, 'security.log');
  const log = openSecurityLog({ ...options, destination: path });
  for (let time = 0; time < 500; time++) log.report('refused.limit', { network: '192.0.2.1', route: '/a' });
  log.report('refused.limit', { network: '192.0.2.2', route: '/a' });
  expect(lines(path)).toMatchObject([{ times: 1 }, { network: '192.0.2.2', times: 1 }]);
  log.close();
  expect(lines(path).slice(2)).toMatchObject([{ network: '192.0.2.1', times: 499 }]);
});

it('counts by the minute, and keeps few of many different ones', () => {
  vi.useFakeTimers();
  const written: [string, number][] = [];
  const { take } = foldRepeats<string>((value, times) => written.push([value, times]));
  take('a', 'a1');
  take('a', 'a2');
  vi.advanceTimersByTime(60_000);
  take('a', 'a3');
  expect(written).toEqual([
    ['a1', 1],
    ['a2', 1],
    ['a3', 1],
  ]);
  take('a', 'a4');
  for (let other = 0; other < 10_000; other++) take(`b${other}`, 'b');
  expect(written).toContainEqual(['a4', 1]);
});

it.each([
  ['13800000001', '138****0001'],
  [13800000001, '138****0001'],
  ['hunter2', null],
  [{ number: '13800000001' }, null],
  [undefined, null],
])('masks %j', (value, masked) => expect(maskedNumber(value)).toBe(masked));
