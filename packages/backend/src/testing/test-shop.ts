import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpLimits } from '@jishi/http-limits/limits';
import type { InjectOptions } from 'fastify';
import type { Redis } from 'ioredis';
import { type Config, readConfig } from '../kernel/config/config.ts';
import type { ShopApp } from '../kernel/context/shop-app.ts';
import type { Database, Db } from '../kernel/db/database.ts';
import { pointsAccounts, users } from '../kernel/db/schema/index.ts';
import { startSession } from '../modules/credentials/tokens.ts';
import { testApp } from './test-app.ts';

export const TEST_KEY = 'jishi-test-key';

export type CallOptions = {
  body?: unknown;
  /** Access token, or a customer made by `aCustomer`. */
  as?: string | { token: string };
  lang?: string;
  headers?: Record<string, string>;
};

/** `message` is the payload of an ok answer, or the text of an error. */
export type Answer<T = unknown> = {
  status: number;
  message: T;
  code: unknown;
  result: unknown;
  headers: Record<string, unknown>;
  raw: string;
};

export type TestCustomer = { id: number; token: string; refreshToken: string; cellphone: string };

/** A shop under test: the assembled app on a database and in a data folder of its own, with a clock that can be moved. */
export class TestShop {
  readonly app: ShopApp;
  readonly database: Database;
  readonly config: Config;
  #time = new Date('2026-11-20T08:00:00.000Z').getTime();
  #customers = 0;
  readonly #folder: string | null;

  /**
   * `env` are settings; the folder of `SHOP_DATA` stays, one it does not name goes with the shop. `redis` is not closed with it. `limits` are
   * shorter times.
   */
  constructor(
    database: Database,
    env: Record<string, string> = {},
    { redis, limits = {} }: { redis?: Redis; limits?: Partial<HttpLimits> } = {},
  ) {
    this.database = database;
    this.#folder = env['SHOP_DATA'] === undefined ? mkdtempSync(join(tmpdir(), 'jishi-test-')) : null;
    const own = this.#folder === null ? {} : { SHOP_DATA: this.#folder };
    this.config = readConfig({ SHOP_DEMO: '1', SHOP_PROJECT_KEY: TEST_KEY, ...env, ...own });
    this.app = testApp({
      config: this.config,
      database,
      now: () => new Date(this.#time),
      limits,
      ...(redis ? { redis } : {}),
    });
  }

  get db(): Db {
    return this.database.db;
  }

  /** The time the shop sees: 2026-11-20 16:00:00 in Shanghai, until moved. */
  get now(): Date {
    return new Date(this.#time);
  }

  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }

  get<T = unknown>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.#call('GET', path, options);
  }

  post<T = unknown>(path: string, body: unknown = {}, options: Omit<CallOptions, 'body'> = {}): Promise<Answer<T>> {
    return this.#call('POST', path, { ...options, body });
  }

  /** A signed-in customer. `values` may set money (cents), nickname and the like. */
  async aCustomer(values: Partial<typeof users.$inferInsert> = {}): Promise<TestCustomer> {
    const cellphone = values.cellphone ?? `138${String(10_000_000 + ++this.#customers)}`;
    const [user] = await this.db
      .insert(users)
      .values({ name: `test-${cellphone}`, ...values, cellphone })
      .returning({ id: users.id });
    if (!user) throw new Error('no test customer was made');
    await this.db.insert(pointsAccounts).values({ userId: user.id });
    const device = { platform: 'pc', userAgent: 'test', ip: '127.0.0.1' };
    const tokens = await startSession(this.db, user.id, device, this.now);
    return { id: user.id, token: tokens.access, refreshToken: tokens.refresh, cellphone };
  }

  /** @throws when an answer was not as the schema of its route says */
  async close(): Promise<void> {
    try {
      await this.app.close();
    } finally {
      await this.database.close();
      if (this.#folder !== null) await rm(this.#folder, { recursive: true, force: true });
    }
  }

  async #call<T>(method: 'GET' | 'POST', path: string, options: CallOptions): Promise<Answer<T>> {
    const token = typeof options.as === 'string' ? options.as : options.as?.token;
    const request: InjectOptions = {
      method,
      url: path.startsWith('/') ? path : `${this.config.apiBase}${path}`,
      headers: {
        accept: 'application/json',
        'apply-secret': TEST_KEY,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(options.lang ? { lang: options.lang } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    };
    const response = await this.app.inject(request);
    const { 'content-type': type, 'content-encoding': encoding } = response.headers;
    const isJson = String(type).includes('json') && encoding === undefined && response.body !== '';
    const body: Record<string, unknown> = isJson ? response.json() : {};
    return {
      status: response.statusCode,
      message: body['message'] as T,
      code: body['code'],
      result: body['result'],
      headers: response.headers,
      raw: response.body,
    };
  }
}
