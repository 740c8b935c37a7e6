import type { DeviceName } from '../../../model/device-name.ts';

/** What a device looks like, by the system it runs on. */
export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown';

const kinds: Readonly<Record<string, DeviceKind>> = {
  HarmonyOS: 'phone',
  Android: 'phone',
  iPhone: 'phone',
  iPad: 'tablet',
  Windows: 'computer',
  macOS: 'computer',
  ChromeOS: 'computer',
  Linux: 'computer',
};

export const deviceKind = ({ system }: DeviceName): DeviceKind => kinds[system ?? ''] ?? 'unknown';
