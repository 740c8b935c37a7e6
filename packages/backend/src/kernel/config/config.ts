import { isIP } from 'node:net';
import { z } from 'zod';
import { type MessageSettings, readMessageSettings } from './message-settings.ts';
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts';
import { readTrackingSettings, type TrackingSettings } from './tracking-settings.ts';
import { readTranslationSettings, type TranslationSettings } from './translation-settings.ts';

/** Shorter internal keys can be guessed. */
export const INTERNAL_KEY_MIN = 16;

const DEMO_PROJECT_KEY = 'jishi-demo-key';
const blankAsMissing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema);
const list = setting(
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
);

const origin = setting(
  z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
    .transform((address) => new URL(address).origin)
    .optional(),
);

const settings = z.object({
  SHOP_API_PORT: setting(z.coerce.number('must be a port number').int().min(0).max(65535).default(4000)),
  SHOP_API_HOST: setting(z.string().default('127.0.0.1')),
  SHOP_DATA: setting(z.string().default('./data')),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional()),
  REDIS_URL: setting(z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional()),
  FILES_URL: setting(z.url('must be an address such as file:///srv/files or s3://bucket').optional()),
  SHOP_INTERNAL_KEY: setting(
    z.string().min(INTERNAL_KEY_MIN, `needs at least ${INTERNAL_KEY_MIN} characters`).optional(),
  ),
  SHOP_PROJECT_KEY: setting(z.string().min(8, 'needs at least 8 characters').optional()),
  SHOP_API_BASE: setting(
    z
      .string()
      .regex(/^\/([\w.-]+\/)*$/, 'must begin and end with a slash, for example /api/v1/app/')
      .default('/api/v1/app/'),
  ),
  SHOP_DEMO: setting(z.enum(['0', '1', 'confirmed'], 'must be 0, 1 or confirmed').default('0')),
  SHOP_TRUST_PROXY: setting(
    z
      .string()
      .default('loopback')
      .refine(isProxyList, 'must list loopback, linklocal, uniquelocal, addresses or networks such as 10.0.0.0/8'),
  ),
  SHOP_ORIGINS: list,
  SHOP_PUBLIC_ORIGIN: origin,
  SHOP_MEDIA_ORIGIN: origin,
  SHOP_REGISTRY: setting(z.string().optional()),
  SHOP_CHANNEL: setting(z.string().default('live')),
  SHOP_RELEASE_KEYS: setting(z.string().optional()),
  SHOP_OPERATOR_KEY: setting(z.string().min(32, 'needs at least 32 characters').optional()),
  SHOP_DRAW_KEY: setting(z.string().min(32, 'needs at least 32 characters').optional()),
  SHOP_SECURITY_LOG: setting(z.string().optional()),
  SHOP_TIME_ZONE: setting(z.string().default('Asia/Shanghai').refine(isTimeZone, 'is not a known time zone')),
});

/** What it takes to look at the live release. `location` null: `registry/` in the data folder. */
type ReleaseSettings = {
  location: string | null;
  channel: string;
  keys: string | null;
  /** Keys and region of a bucket. */
  bucket: Readonly<Record<string, string | undefined>>;
};

/** Settings of the api, read and checked once at start. */
export type Config = {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  filesUrl: string | null;
  /** Value of the `apply-secret` header. Identifies a client build, protects nothing. */
  projectKey: string;
  /** Opens `/internal`; null: nobody may. In demo mode `server.ts` makes one. */
  internalKey: string | null;
  /** Path prefix of the contract, with both slashes. */
  apiBase: string;
  /** Codes in answers, sandbox payments, seeded data. */
  demo: boolean;
  /** Who may name the shopper's address (`X-Forwarded-For`): names and networks of proxy-addr, comma-separated. */
  trustProxy: string;
  /** Origins that may call from a browser; none = same origin only. */
  origins: string[];
  /** Scheme and host of the shop as the world sees it; null: as each request asked for. */
  publicOrigin: string | null;
  /** Scheme and host in front of addresses of pictures and files; null: they are paths, which every page of the shop can show. */
  mediaOrigin: string | null;
  /** Providers of online payment; null for one that is not set up. In demo mode the sandbox stands in for both. */
  payments: PaymentSettings;
  /** Who is asked where parcels are; null: nobody. In demo mode they travel by the clock. */
  tracking: TrackingSettings | null;
  /** Who translates what customers write; null: nobody. */
  translation: TranslationSettings | null;
  /** Who sends mails and text messages; null for what is not set up. */
  messages: MessageSettings;
  /** Where releases are, for `pnpm shop doctor`: the api itself serves none. */
  releases: ReleaseSettings;
  /** Encrypts the secrets of operators; null: `keys/operators.key` in the data folder, made when it is needed. */
  operatorKey: string | null;
  /** Encrypts the seeds of lotteries until their day is over; null: `keys/draws.key` in the data folder, made when it is needed. */
  drawKey: string | null;
  /** Where security events are written: a file, `stdout`, or null: `logs/security.log` in the data folder. */
  securityLog: string | null;
  /** Zone of the timestamps on the wire. */
  timeZone: string;
};

/** One or more settings are wrong; the message names every one. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Some settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings (README, "Settings").
 * @param serves customers: outside demo mode it must know its own address then. Commands do without.
 * @throws ConfigError naming every bad value
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { serves = false }: { serves?: boolean } = {},
): Config {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const payments = readPaymentSettings(env, parsed.data.SHOP_DEMO !== '0');
  const messages = readMessageSettings(env, parsed.data.SHOP_DEMO !== '0');
  const tracking = readTrackingSettings(env, parsed.data.SHOP_DEMO !== '0');
  const translation = readTranslationSettings(env);
  const providers = [payments, tracking, messages, translation];
  const problems = [...crossChecks(parsed.data), ...providers.flatMap((one) => one.problems)];
  const isAddressTold = problems.some((problem) => problem.startsWith('SHOP_PUBLIC_ORIGIN'));
  if (serves && !isAddressTold) problems.push(...originProblems(parsed.data));
  if (problems.length > 0) throw new ConfigError(problems);
  const bucket = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('AWS_')));
  const read = {
    payments: payments.settings,
    tracking: tracking.settings,
    messages: messages.settings,
    translation: translation.settings,
  };
  return toConfig(parsed.data, read, bucket);
}

type Settings = z.output<typeof settings>;

function crossChecks(env: Settings): string[] {
  const problems: string[] = [];
  if (env.SHOP_DEMO === '0' && !env.SHOP_PROJECT_KEY) {
    problems.push('SHOP_PROJECT_KEY is missing: outside demo mode the project key has no default');
  }
  if (env.SHOP_DEMO === '1' && env.DATABASE_URL && !isLocal(env.DATABASE_URL)) {
    problems.push(
      'SHOP_DEMO=1 is refused because DATABASE_URL is not on this machine: demo mode shows codes and takes play money. Set SHOP_DEMO=confirmed if you mean it',
    );
  }
  return problems;
}

/** Without it, whoever asks would say where the shop is: in mails, addresses of pictures, notices of payments and passkeys. */
function originProblems({ SHOP_DEMO: demo, SHOP_PUBLIC_ORIGIN: origin }: Settings): string[] {
  if (demo !== '0' || origin !== undefined) return [];
  return [
    'SHOP_PUBLIC_ORIGIN is missing: outside demo mode the shop must know its address, such as https://shop.example',
  ];
}

function toConfig(
  env: Settings,
  read: Pick<Config, 'payments' | 'tracking' | 'messages' | 'translation'>,
  bucket: ReleaseSettings['bucket'],
): Config {
  return {
    port: env.SHOP_API_PORT,
    host: env.SHOP_API_HOST,
    dataFolder: env.SHOP_DATA,
    databaseUrl: env.DATABASE_URL ?? null,
    redisUrl: env.REDIS_URL ?? null,
    filesUrl: env.FILES_URL ?? null,
    projectKey: env.SHOP_PROJECT_KEY ?? DEMO_PROJECT_KEY,
    internalKey: env.SHOP_INTERNAL_KEY ?? null,
    apiBase: env.SHOP_API_BASE,
    demo: env.SHOP_DEMO !== '0',
    trustProxy: env.SHOP_TRUST_PROXY,
    origins: env.SHOP_ORIGINS,
    publicOrigin: env.SHOP_PUBLIC_ORIGIN ?? null,
    mediaOrigin: env.SHOP_MEDIA_ORIGIN ?? env.SHOP_PUBLIC_ORIGIN ?? null,
    ...read,
    releases: {
      location: env.SHOP_REGISTRY ?? null,
      channel: env.SHOP_CHANNEL,
      keys: env.SHOP_RELEASE_KEYS ?? null,
      bucket,
    },
    operatorKey: env.SHOP_OPERATOR_KEY ?? null,
    drawKey: env.SHOP_DRAW_KEY ?? null,
    securityLog: env.SHOP_SECURITY_LOG ?? null,
    timeZone: env.SHOP_TIME_ZONE,
  };
}

function isLocal(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = hostname || searchParams.get('host') || 'localhost';
  return ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.startsWith('/');
}

function isProxyList(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits = '0'] = part.trim().split('/');
    const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(part.trim());
    return isNamed || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits));
  });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
