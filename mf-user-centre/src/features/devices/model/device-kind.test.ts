import { expect, it } from 'vitest';
import { deviceKind } from './device-kind.ts';

it.each([
  ['iPhone', 'phone'],
  ['Android', 'phone'],
  ['HarmonyOS', 'phone'],
  ['iPad', 'tablet'],
  ['macOS', 'computer'],
  ['Windows', 'computer'],
  ['Linux', 'computer'],
  ['ChromeOS', 'computer'],
  [null, 'unknown'],
] as const)('%j is a %s', (system, kind) => expect(deviceKind({ browser: null, system })).toBe(kind));
