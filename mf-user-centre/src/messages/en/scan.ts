import type { Translation } from '@jishi/i18n';
import type zh from '../zh/scan.ts';

export default {
  'scan.title': 'Log in by QR code',
  'scan.loading': 'Reading the code',
  'scan.question': 'Let this device log in?',
  'scan.device': 'Device',
  'scan.device-unknown': 'Unknown device',
  'scan.address': 'IP address',
  'scan.time': 'Time',
  'scan.account': 'Account',
  'scan.warning': 'Refuse if you did not open this code yourself.',
  'scan.confirm': 'Log in there',
  'scan.busy': 'Confirming',
  'scan.refuse': 'Refuse',
  'scan.granted': 'Login confirmed',
  'scan.granted-hint': 'That device logs in now. You can close this page.',
  'scan.refused': 'Login refused',
  'scan.refused-hint': 'That device was not logged in. If the code was not yours, do not scan it again.',
  'scan.over': 'This code cannot be used any more',
  'scan.over-hint': 'It has expired or was used. Refresh it on that device and scan again.',
  'scan.taken': 'Somebody else scanned this code',
  'scan.taken-hint': 'A code belongs to the first account that scans it. Refresh it on that device and scan again.',
  'scan.foreign': 'This is no login code of {{shop}}',
  'scan.foreign-hint': 'Open the login page on the other device, choose “By QR code”, and scan the code there.',
} as const satisfies Translation<typeof zh>;
