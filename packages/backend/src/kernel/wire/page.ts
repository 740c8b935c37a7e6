import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readNumber } from './read-number.ts';

const DEFAULT_LIMIT = 15;
const MAX_LIMIT = 100;
/** Its first row still has a number a database can count to. */
const LAST_PAGE = Math.floor(Number.MAX_SAFE_INTEGER / MAX_LIMIT);

const wholeNumber = (fallback: number, max: number) =>
  z
    .unknown()
    .transform((value) => clamp(value, fallback, max))
    .meta({ type: 'integer', minimum: 1 });

function clamp(value: unknown, fallback: number, max: number): number {
  const number = readNumber(value);
  if (typeof number !== 'number' || Number.isNaN(number)) return fallback;
  return Math.min(Math.max(Math.trunc(number), 1), max);
}

/** Query fields of every paged call; extend it with the call's own: `pageQuery.extend({ … })`. */
export const pageQuery = z.object({
  page: wholeNumber(1, LAST_PAGE).optional().default(1),
  limit: wholeNumber(DEFAULT_LIMIT, MAX_LIMIT).optional().default(DEFAULT_LIMIT),
  sort: z.string().nullish(),
});

export type PageQuery = { page: number; limit: number };

/** One page of the contract. */
export type Page<T> = {
  current_page: number;
  data: T[];
  first_page_url: string;
  from: number | null;
  last_page: number;
  last_page_url: string;
  next_page_url: string | null;
  path: string;
  per_page: number;
  prev_page_url: string | null;
  to: number | null;
  total: number;
};

/** Schema of a page, for `okSchema(pageSchema(row))`. */
export function pageSchema<T extends z.ZodType>(row: T) {
  return z.object({
    current_page: z.int(),
    data: z.array(row),
    first_page_url: z.string(),
    from: z.int().nullable(),
    last_page: z.int(),
    last_page_url: z.string(),
    next_page_url: z.string().nullable(),
    path: z.string(),
    per_page: z.int(),
    prev_page_url: z.string().nullable(),
    to: z.int().nullable(),
    total: z.int(),
  });
}

/** First row of a page, for `.offset(…)`. */
export function offsetOf({ page, limit }: PageQuery): number {
  return (page - 1) * limit;
}

/**
 * Wraps the rows of a page. Addresses are paths without an origin: the same answer is kept for every host the shop is reached by.
 */
export function toPage<T>(request: FastifyRequest, query: PageQuery, data: T[], total: number): Page<T> {
  const { page, limit } = query;
  const path = request.url.split('?', 1)[0] ?? request.url;
  const last = Math.max(1, Math.ceil(total / limit));
  const url = (number: number) => `${path}?page=${number}`;
  const from = data.length > 0 ? offsetOf(query) + 1 : null;
  return {
    current_page: page,
    data,
    first_page_url: url(1),
    from,
    last_page: last,
    last_page_url: url(last),
    next_page_url: page < last ? url(page + 1) : null,
    path,
    per_page: limit,
    prev_page_url: page > 1 ? url(page - 1) : null,
    to: from === null ? null : from + data.length - 1,
    total,
  };
}
