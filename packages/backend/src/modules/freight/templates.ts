import { asc, inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { freights, freightWays } from '../../db/schema/index.ts';
import { together } from '../../db/together.ts';
import type { FreightTemplate } from './rules.ts';

/** Freight templates by id; 0 and unknown ids are left out. */
export async function loadTemplates(db: DbOrTx, ids: readonly number[]): Promise<Map<number, FreightTemplate>> {
  const wanted = [...new Set(ids)].filter((id) => id > 0);
  if (wanted.length === 0) return new Map();
  const [rows, ways] = await together([
    db.select().from(freights).where(inArray(freights.id, wanted)),
    db
      .select()
      .from(freightWays)
      .where(inArray(freightWays.freightId, wanted))
      .orderBy(asc(freightWays.sort), asc(freightWays.id)),
  ]);
  const waysOf = Map.groupBy(ways, (way) => way.freightId);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        freeProvinceCodes: row.pinkage,
        freeOver: row.freeOver,
        ways: (waysOf.get(row.id) ?? []).map((way) => ({
          provinceCodes: way.location,
          firstPiece: way.firstPiece,
          firstCost: way.firstCost,
          addPiece: way.addPiece,
          addCost: way.addCost,
        })),
      },
    ]),
  );
}
