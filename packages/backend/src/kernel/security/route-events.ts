import type { SecurityEvent, SecurityFacts } from '@jishi/observing/security-events';

/** What the security log tells of a call: when it was answered 200, and when what proves who asks was refused. */
export type RouteEvents = {
  done?: SecurityEvent;
  failed?: SecurityEvent;
  way?: NonNullable<SecurityFacts['way']>;
};

/** By method and path below `SHOP_API_BASE`. Who signed in is told where the session is opened. */
export const routeEvents: Readonly<Record<string, RouteEvents>> = {
  'POST /login': { failed: 'sign-in.failed', way: 'password' },
  'POST /register': { failed: 'sign-in.failed', way: 'code' },
  'POST /passkey': { failed: 'sign-in.failed', way: 'passkey' },
  'POST /sweepLogin': { failed: 'sign-in.failed', way: 'qr' },
  'POST /sweepLogin/authorization': { failed: 'refused.ownership' },
  'POST /sweepLogin/refuse': { failed: 'refused.ownership' },
  'POST /refreshToken': { failed: 'sign-in.renewal-refused' },
  'POST /logout': { done: 'sign-in.ended' },
  'POST /user/devices/end': { done: 'sign-in.ended' },
  'POST /user/devices/endOthers': { done: 'sign-in.others-ended' },
  'POST /amendPassword': { done: 'credential.password-changed', failed: 'credential.refused' },
  'POST /findPassword': { done: 'credential.password-reset', failed: 'credential.refused' },
  'POST /user/proof': { failed: 'credential.refused' },
  'POST /changeCellphone': { done: 'credential.number-changed', failed: 'credential.refused' },
  'POST /verifyEmail': { done: 'credential.mail-changed', failed: 'credential.refused' },
  'POST /user/passkeys': { done: 'credential.passkey-added', failed: 'credential.refused' },
  'POST /user/passkeys/destroy': { done: 'credential.passkey-removed' },
  'POST /user/data': { done: 'account.data-asked', failed: 'credential.refused' },
  'POST /user/data/link': { done: 'account.data-fetched', failed: 'credential.refused' },
  'POST /cancel': { done: 'account.closed', failed: 'credential.refused' },
};
