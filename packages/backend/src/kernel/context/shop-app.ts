import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SecurityLog } from '@jishi/observing/security-log';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { SaleLines } from '../../modules/flash-sales/line/sale-lines.ts';
import type { SaleOffers } from '../../modules/flash-sales/sale-offers.ts';
import type { TrackingProvider } from '../../modules/parcels/tracking/tracking-provider.ts';
import type { PaymentProviders } from '../../modules/payments/providers.ts';
import type { PictureWorkers } from '../../modules/pictures/worker/picture-workers.ts';
import type { Passwords } from '../../modules/sign-in/passwords.ts';
import type { Config } from '../config/config.ts';
import type { Database, Db } from '../db/database.ts';
import type { AnswerCache } from '../http/cached-get.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { ShopMetrics } from '../metrics/shop-metrics.ts';
import type { News } from '../news/news.ts';
import type { ShopStreams } from '../streams/shop-streams.ts';
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

/** What every module works with; `app.shop`. */
export type ShopContext = {
  config: Config;
  database: Database;
  db: Db;
  /** The clock. Tests may move it. */
  now: () => Date;
  times: Times;
  /** Null: each process limits requests for itself. */
  sharedLimits: SharedLimits | null;
  /** Counts what this process does. */
  metrics: ShopMetrics;
  /** What this process and others changed (`kernel/news/subjects.ts`). */
  news: News;
  /** Ways to pay online. */
  payments: PaymentProviders;
  /** Knows where parcels are; null: only the operator does. */
  tracking: TrackingProvider | null;
  /** Hashes passwords in a line that is fair. */
  passwords: Passwords;
  /** Opens and makes pictures in processes of their own. */
  pictures: PictureWorkers;
  /** Hears what bears on security. */
  security: SecurityLog;
};

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
    answers: AnswerCache;
    offers: SaleOffers;
    streams: ShopStreams;
    saleLines: SaleLines;
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
