import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { users } from '../../../kernel/db/schema/index.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue, isFlagged } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { listOwnPrizes, listWinners, type WonPrize } from '../records/lottery-records.ts';
import { winnerName } from '../winner-name.ts';
import { drawLogResponse, type PrizePictures, toOwnPrize, toWinner } from './responses.ts';

/** `user` is a flag: present, it asks for the own prizes; else `integral_draw_id` for the winners of a lottery. */
const logQuery = pageQuery.extend({ integral_draw_id: idValue().nullish(), user: z.unknown().optional() });

/** `GET integralDrawLog`. */
export const drawLogRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;

  app.get(
    '/integralDrawLog',
    {
      config: { access: 'login' },
      schema: {
        summary: 'Own prizes, or the winners of a lottery',
        querystring: logQuery,
        response: okSchema(pageSchema(drawLogResponse)),
      },
    },
    async (request) => {
      const { query } = request;
      const wording = { lang: request.lang, times, now: now() };
      if (isFlagged(query, 'user')) {
        const { rows, total } = await listOwnPrizes(db, signedIn(request).id, query);
        const pictures = await picturesOf(db, rows);
        const page = rows.map((row) => toOwnPrize(row, pictures, wording));
        return ok(toPage(request, query, page, total));
      }
      if (!query.integral_draw_id) throw refuse('param.missing');
      const { rows, total } = await listWinners(db, query.integral_draw_id, query);
      const pictures = await picturesOf(db, rows);
      const names = await namesOf(db, rows);
      const page = rows.map((row) => toWinner(row, names.get(row.log.userId) ?? '**', pictures, wording));
      return ok(toPage(request, query, page, total));
    },
  );
};

function picturesOf(db: Db, rows: readonly WonPrize[]): Promise<PrizePictures> {
  return resourcesOf(db, 'lottery_prize', [...new Set(rows.map(({ prize }) => prize.id))]);
}

/** Masked names by customer. */
async function namesOf(db: Db, rows: readonly WonPrize[]): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, nickname: users.nickname, cellphone: users.cellphone })
    .from(users)
    .where(inArray(users.id, [...new Set(rows.map(({ log }) => log.userId))]));
  return new Map(found.map(({ id, ...author }) => [id, winnerName(author)]));
}
