import { type SQL, sql } from 'drizzle-orm';
import { productTexts } from '../../kernel/db/schema/index.ts';
import type { SearchPlan } from '../search/plan.ts';
import type { Token } from '../search/tokens.ts';
import { tokenScores } from '../search/tsquery.ts';

const { search } = productTexts;

/** Fields and forms weigh; a word that says what a thing is weighs more than one that says more of it. */
export function rankOf({ tokens, plain }: SearchPlan): SQL {
  const scores = tokens.map((token: Token) => {
    const cases = tokenScores(token).map(
      ({ query, score }) => sql`when ${search} @@ ${query}::tsquery then ${score * (token.isKind ? 1 : 0.6)}::real`,
    );
    return sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
  });
  const isInName = sql`(case when position(${plain} in lower(${productTexts.name})) > 0 then 0.3::real else 0 end)`;
  return sql.join([...scores, isInName], sql` + `);
}
