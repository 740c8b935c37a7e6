import type { FastifyReply } from 'fastify';
import { type Cell, toCsv } from './csv.ts';

/** Most rows of one file: a customer's whole history, while one call never holds the server up. */
export const MAX_CSV_ROWS = 10_000;

/** Answers a table as a file `<name>.csv`. */
export function sendCsv(reply: FastifyReply, name: string, rows: readonly (readonly Cell[])[]): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(Buffer.from(toCsv(rows)));
}
