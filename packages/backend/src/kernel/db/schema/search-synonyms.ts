import { pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** The table of synonyms: a rule a row, as operators write it (`番茄, 西红柿` or `包 => 双肩包, 手提包`). */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    lang: varchar({ length: 8 }).notNull(),
    rule: varchar({ length: 1000 }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('search_synonyms_rule_unique').on(t.lang, t.rule)],
);
