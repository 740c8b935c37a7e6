import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { locationFrom } from '@jishi/release';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { trustProxy } from './trust-proxy.ts';

/** Settings of the web server, checked. Folders are absolute. */
export type WebConfig = {
  host: string;
  port: number;
  /** Where the api answers, without a path. */
  apiOrigin: string;
  /** Versioned base path of the api, with both slashes. */
  apiBase: string;
  /** Folder with `registry/`, and web's own `web-cache/` and `web/`. */
  dataFolder: string;
  /** Where releases and versions are: a folder, or `s3://…`. */
  registry: string;
  /** What a bucket is asked with: `AWS_ACCESS_KEY_ID` and its neighbours. */
  bucketKeys: Readonly<Record<string, string | undefined>>;
  channel: string;
  /** Public keys whose releases count, as `SHOP_RELEASE_KEYS` names them; `null`: those demo mode made. */
  releaseKeys: string | null;
  /** Value of `apply-secret`. */
  projectKey: string;
  /** Sent to the api as `x-internal-key` beside the shopper's address, for an api that trusts no network; `null`: not sent. */
  internalKey: string | null;
  trustProxy: false | string[];
  /** Scheme and host of canonical addresses; `null` takes them from each request. */
  publicOrigin: string | null;
  /** Scheme and host in addresses of pictures and files, where the api writes one there; `null`: it writes paths. */
  mediaOrigin: string | null;
  logLevel: (typeof logLevels)[number];
  /** Where security events are written: a file, `stdout`, or null: `logs/security.log` in the data folder. */
  securityLog: string | null;
  /** Browsers are told to ask every name below the shop's by https too. */
  hstsSubdomains: boolean;
  /** Pages outline their parts when `?parts=1` asks for it: in demo mode and on every channel but `live`. */
  mayShowParts: boolean;
  /** Demo data, play money. */
  isDemo: boolean;
  /** Threads that render pages of the live release. */
  renderThreads: number;
  /** Browsers may keep pages for when the network is away; else the worker they have ends itself. */
  serviceWorker: boolean;
  /** Share of the views that tell how they went, outside of rollouts; 0: none, in rollouts neither. */
  rumSample: number;
  /** How long `/readyz` says 503 before the port is closed, in milliseconds: time for a load balancer to look away. */
  stopNotice: number;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** By default one for each core, as long as memory is no question. */
const DEFAULT_THREADS = 4;
const MOST_THREADS = 64;

const port = z.coerce.number('must be a port number').int().min(1).max(65535);
const origin = z
  .url('must be like https://shop.example')
  .regex(/^https?:\/\/[^/?#@]+\/?$/, 'must be scheme and host only, like https://shop.example')
  .transform((text) => new URL(text).origin);

const schema = z.object({
  SHOP_HOST: z.string().default('0.0.0.0'),
  SHOP_PORT: port.default(3000),
  SHOP_API_PORT: port.default(4000),
  SHOP_API_ORIGIN: origin.optional(),
  SHOP_API_BASE: z
    .string()
    .regex(/^\/api\/([A-Za-z0-9._-]+\/)*([A-Za-z0-9._-]+)?$/, 'must be a path below /api/, like /api/v1/app/')
    .default('/api/v1/app/'),
  SHOP_DATA: z.string().default('./data'),
  SHOP_REGISTRY: z.string().optional(),
  SHOP_CHANNEL: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and dashes')
    .default('live'),
  SHOP_RELEASE_KEYS: z.string().optional(),
  SHOP_DEMO: z.enum(['0', '1', 'confirmed'], 'must be 0, 1 or confirmed').default('0'),
  SHOP_PROJECT_KEY: z.string().min(8, 'needs at least 8 characters').optional(),
  SHOP_INTERNAL_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SHOP_TRUST_PROXY: trustProxy.prefault('0'),
  SHOP_PUBLIC_ORIGIN: origin.optional(),
  SHOP_MEDIA_ORIGIN: origin.optional(),
  SHOP_LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  SHOP_SECURITY_LOG: z.string().optional(),
  SHOP_HSTS_SUBDOMAINS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  SHOP_RENDER_THREADS: z.coerce
    .number('must be a number of threads')
    .int()
    .min(1)
    .max(MOST_THREADS)
    .default(Math.min(DEFAULT_THREADS, availableParallelism())),
  SHOP_SERVICE_WORKER: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  SHOP_RUM_SAMPLE: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(1),
  SHOP_STOP_NOTICE_MS: z.coerce.number('must be a number of milliseconds').int().min(0).max(60_000).default(0),
});

const DEMO_PROJECT_KEY = 'jishi-demo-key';

/**
 * Reads the settings once, at start. An empty value counts as not set.
 *
 * @throws ConfigError naming every bad value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): WebConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(set);
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const isDemo = (set['SHOP_DEMO'] ?? '0') !== '0';
  const projectKey = set['SHOP_PROJECT_KEY'] ?? (isDemo ? DEMO_PROJECT_KEY : undefined);
  if (projectKey === undefined) problems.push('SHOP_PROJECT_KEY is missing: outside demo mode it has no default');
  if (!isDemo && set['SHOP_PUBLIC_ORIGIN'] === undefined) {
    problems.push(
      'SHOP_PUBLIC_ORIGIN is missing: outside demo mode the shop must know its address, such as https://shop.example',
    );
  }
  if (!isDemo && set['SHOP_RELEASE_KEYS'] === undefined) {
    problems.push('SHOP_RELEASE_KEYS is missing: outside demo mode web must be told whose releases count');
  }
  if (!result.success || projectKey === undefined || problems.length > 0) throw new ConfigError(problems);
  const values = result.data;
  const dataFolder = resolve(values.SHOP_DATA);
  return {
    host: values.SHOP_HOST,
    port: values.SHOP_PORT,
    apiOrigin: values.SHOP_API_ORIGIN ?? `http://127.0.0.1:${values.SHOP_API_PORT}`,
    apiBase: values.SHOP_API_BASE.replace(/\/?$/, '/'),
    dataFolder,
    registry: locationFrom(values.SHOP_REGISTRY ?? join(dataFolder, 'registry'), process.cwd()),
    bucketKeys: Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('AWS_'))),
    channel: values.SHOP_CHANNEL,
    releaseKeys: values.SHOP_RELEASE_KEYS ?? null,
    projectKey,
    internalKey: values.SHOP_INTERNAL_KEY ?? null,
    trustProxy: values.SHOP_TRUST_PROXY,
    publicOrigin: values.SHOP_PUBLIC_ORIGIN ?? null,
    mediaOrigin: values.SHOP_MEDIA_ORIGIN ?? values.SHOP_PUBLIC_ORIGIN ?? null,
    logLevel: values.SHOP_LOG_LEVEL,
    securityLog: values.SHOP_SECURITY_LOG ?? null,
    hstsSubdomains: values.SHOP_HSTS_SUBDOMAINS === '1',
    mayShowParts: isDemo || values.SHOP_CHANNEL !== 'live',
    isDemo,
    renderThreads: values.SHOP_RENDER_THREADS,
    serviceWorker: values.SHOP_SERVICE_WORKER === '1',
    rumSample: values.SHOP_RUM_SAMPLE,
    stopNotice: values.SHOP_STOP_NOTICE_MS,
  };
}
