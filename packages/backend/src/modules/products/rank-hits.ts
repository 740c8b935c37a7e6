import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import type { SearchPlan } from '../search/plan.ts';
import type { Token } from '../search/tokens.ts';
import { tokenScores } from '../search/tsquery.ts';
import type { searchHits } from './search-hits.ts';

/** A word that stands in the description alone, or, among similar goods, nowhere. */
const ELSEWHERE = 0.05;

type Hits = ReturnType<ReturnType<typeof searchHits>['as']>;
type Ranking = { lang: Lang; plan: SearchPlan; where: SQL | undefined };

/** Hits that were narrowed, with how well they fit: to rank all that are looked at would take longer than to find them again. */
export function rankHits(db: DbOrTx, hits: Hits, { lang, plan, where }: Ranking) {
  const text = db
    .select({
      head: sql`${productTexts.head}`.as('text_head'),
      name: sql<string>`${productTexts.name}`.as('text_name'),
    })
    .from(productTexts)
    .where(and(eq(productTexts.productId, hits.id), eq(productTexts.lang, lang)))
    .limit(1)
    .as('text');
  const rank = sql<number>`${rankOf(plan, { head: sql`${text.head}`, name: sql`${text.name}` })}`.as('rank');
  return db
    .select({ ...hits._.selectedFields, rank })
    .from(hits)
    .innerJoinLateral(text, sql`true`)
    .where(where);
}

/**
 * How well a text fits. Fields and forms weigh; a word that says what a thing is weighs more than one that says more of it. What a description says is not
 * looked at: all of a text is stored apart from its row and takes ten times as long to read as its head.
 */
export function rankOf({ tokens, thing, plain }: SearchPlan, { head, name }: { head: SQL; name: SQL }): SQL {
  const scores = tokens.map((token: Token) => {
    const weight = token.isKind ? (token === thing ? 1.1 : 1) : 0.6;
    const cases = tokenScores(token).map(
      ({ query, score }) => sql`when ${head} @@ ${query}::tsquery then ${score * weight}::real`,
    );
    return sql`(case ${sql.join(cases, sql` `)} else ${ELSEWHERE}::real end)`;
  });
  const isInName = sql`(case when position(${plain} in lower(${name})) > 0 then 0.3::real else 0 end)`;
  return sql.join([...scores, isInName], sql` + `);
}
