/**
 * What the security log may report, and nothing else: event by event, in words for `docs/security.md`. A test holds the two together.
 * `folded`: written at once, and then counted for a minute, as a flood of them must not fill the disk.
 */
export const securityEvents = {
  'sign-in.opened': { what: 'somebody signed in', folded: false },
  'sign-in.failed': {
    what: 'a sign-in was refused: by `way` (password, code, passkey, qr), for `reason`',
    folded: false,
  },
  'sign-in.ended': { what: 'a customer signed a device out, this one or another', folded: false },
  'sign-in.others-ended': { what: 'a customer signed all other devices out', folded: false },
  'sign-in.renewal-refused': { what: 'a refresh token was not taken: old, used twice, or made up', folded: true },
  'credential.password-changed': { what: 'a new password, by who knew the old one', folded: false },
  'credential.password-reset': { what: 'a new password by a code sent to the number', folded: false },
  'credential.number-changed': { what: 'the account has another phone number', folded: false },
  'credential.mail-changed': { what: 'the account has another mailbox', folded: false },
  'credential.passkey-added': { what: 'a passkey was added', folded: false },
  'credential.passkey-removed': { what: 'a passkey was removed', folded: false },
  'credential.refused': {
    what: 'a change of credentials, or a proof for one, was refused, for `reason`',
    folded: false,
  },
  'account.closed': { what: 'a customer closed the account', folded: false },
  'account.data-asked': { what: 'a customer asked for a file with everything that is kept of them', folded: false },
  'account.data-fetched': { what: 'a customer was given an address to fetch that file by', folded: false },
  'refused.limit': { what: 'too many calls of a customer or network', folded: true },
  'refused.ownership': {
    what: 'a signed-in customer asked for a thing that is not theirs or does not exist: the api does not look which',
    folded: true,
  },
  'refused.internal-key': { what: 'a call of `/internal` with a wrong key, or none', folded: true },
  'operator.acted': { what: '`pnpm shop` changed something: `command`, `args`, `operator`', folded: false },
  'operator.refused': { what: 'a command that changes something was refused, for `reason`', folded: false },
  'page.policy-violated': {
    what: 'a browser reports what the policy of pages (CSP) stopped: `directive`, `blocked`, `page`',
    folded: true,
  },
} as const satisfies Record<string, { what: string; folded: boolean }>;

export type SecurityEvent = keyof typeof securityEvents;

/** What may stand beside an event. No secrets; of a phone number its ends. */
export type SecurityFacts = {
  requestId?: string;
  /** Address and network (an IPv4 address, or a /64 of IPv6) the request came from. */
  ip?: string;
  network?: string;
  /** The customer it is about, by id. */
  user?: number;
  /** A phone number nobody is known by, masked. */
  subject?: string;
  route?: string;
  /** How somebody signs in. */
  way?: 'password' | 'code' | 'passkey' | 'qr';
  /** Key of the error that was answered. */
  reason?: string;
  operator?: string;
  command?: string;
  args?: readonly string[];
  directive?: string;
  blocked?: string;
  page?: string;
};
