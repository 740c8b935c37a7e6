import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
  [`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Linux'],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [`${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0`, 'Chrome', 'iPhone'],
  [
    `${mozilla} (Linux; Android 14; V2) ${webkit} Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    'WeChat',
    'Android',
  ],
  [`${mozilla} (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0 Safari/537.36`, 'Chrome', 'HarmonyOS'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%j: %j on %j', (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});
