import { z } from 'zod';
import { type ArticlePurpose, articlePurposes } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import {
  address,
  flag,
  given,
  key,
  localHtml,
  localText,
  mergeText,
  oneOf,
  patched,
  text,
  whole,
} from '../support/fields.ts';
import type { Problem } from '../support/problems.ts';

/** What columns of the help section and their articles have in common. `details` is cleaned HTML. */
export type PageDocument = {
  key: string;
  name: LocalText;
  keywords: LocalText;
  description: LocalText;
  details: LocalText;
  template: string;
  isShown: boolean;
  sort: number;
  picture: string | null;
};

/** A column either lists its articles or shows a text of its own. `parent`: key of the column above, null at the top. */
export type ColumnDocument = PageDocument & { parent: string | null; listsArticles: boolean };

export type ArticleDocument = PageDocument & { column: string; purpose: ArticlePurpose | null };

const page = {
  key: key(80),
  name: given(localText(60)),
  keywords: given(localText(255)),
  description: given(localText(255)),
  details: given(localHtml),
  template: given(text(60)),
  isShown: given(flag),
  sort: given(whole(0, 1_000_000)),
  picture: address.nullish(),
};

/** What may be said of a column; what is left out stays as it is. */
export const columnPatch = z.strictObject({ ...page, parent: key(80).nullish(), listsArticles: given(flag) });
export type ColumnPatch = z.output<typeof columnPatch>;

/** The same of an article. */
export const articlePatch = z.strictObject({
  ...page,
  column: given(key(80)),
  purpose: oneOf(articlePurposes).nullish(),
});
export type ArticlePatch = z.output<typeof articlePatch>;

type PagePatch = Omit<ArticlePatch, 'column' | 'purpose'>;

function mergePage(known: PageDocument | null, patch: PagePatch, template: string): PageDocument {
  return {
    key: patch.key,
    name: mergeText(known?.name ?? null, patch.name),
    keywords: mergeText(known?.keywords ?? null, patch.keywords),
    description: mergeText(known?.description ?? null, patch.description),
    details: mergeText(known?.details ?? null, patch.details),
    template: patch.template ?? known?.template ?? template,
    isShown: patch.isShown ?? known?.isShown ?? true,
    sort: patch.sort ?? known?.sort ?? 5,
    picture: patched(patch.picture, known?.picture ?? null),
  };
}

export function mergeColumn(known: ColumnDocument | null, patch: ColumnPatch): ColumnDocument {
  const listsArticles = patch.listsArticles ?? known?.listsArticles ?? true;
  return {
    ...mergePage(known, patch, listsArticles ? 'defaultColumn' : 'defaultColumnDetail'),
    parent: patched(patch.parent, known?.parent ?? null),
    listsArticles,
  };
}

export function mergeArticle(known: ArticleDocument | null, patch: ArticlePatch): ArticleDocument {
  return {
    ...mergePage(known, patch, 'defaultArticle'),
    column: patch.column ?? known?.column ?? '',
    purpose: patched(patch.purpose, known?.purpose ?? null),
  };
}

/** One text per language for a purpose: which of two would be shown? */
export function checkPurpose(document: ArticleDocument, all: readonly ArticleDocument[]): Problem[] {
  if (document.purpose === null) return [];
  const rival = all.find(
    (other) =>
      other.purpose === document.purpose &&
      other.key !== document.key &&
      Object.keys(other.name).some((lang) => lang in document.name),
  );
  return rival ? [{ path: ['purpose'], reason: `is that of "${rival.key}" already: take it away there first` }] : [];
}

export function checkPage({ name }: PageDocument): Problem[] {
  return Object.keys(name).length > 0 ? [] : [{ path: ['name'], reason: 'is missing in every language' }];
}
