import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SecurityLog } from '@jishi/observing/security-log';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Database, Db } from '../db/database.ts';
import type { Lang } from '../texts/languages.ts';
import type { Times } from '../wire/times.ts';

/**
 * Who may call a route. `open`: anybody · `secret` (default): carries the project key · `optional`: the same, and `request.customer` is filled
 * for those who are signed in · `login`: signed in, which is checked **before** the key.
 */
export type Access = 'open' | 'secret' | 'optional' | 'login';

export type Customer = {
  id: number;
  familyId: number;
  lang: string;
  /** When they last proved on this device who they are: by signing in, or once more since. */
  provedAt: Date;
};

/**
 * What every module works with; `app.shop`. A module that brings something of its own adds it beside its type
 * (`declare module '…/context/shop-app.ts'`), and `app/app.ts` makes it.
 */
export interface ShopContext {
  config: Config;
  database: Database;
  db: Db;
  /** The clock. Tests may move it. */
  now: () => Date;
  times: Times;
  /** Hears what bears on security. */
  security: SecurityLog;
}

export type ShopApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A module: a Fastify plugin with typed input and output. */
export type ShopPlugin = FastifyPluginAsyncZod;

declare module 'fastify' {
  interface FastifyInstance {
    shop: ShopContext;
  }
  interface FastifyRequest {
    lang: Lang;
    customer: Customer | null;
  }
  interface FastifySchema {
    /** What the call does, in a few words: every call of the contract has one. */
    summary?: string;
    description?: string;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** The form (multipart/form-data) a route reads by itself: for the description. */
    form?: z.ZodType;
    /** Data of the events of a route that answers with a stream of them: for the description. */
    event?: z.ZodType;
  }
}
