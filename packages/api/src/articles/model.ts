import type { Id } from '../model/id.ts';
import type { Page } from '../model/page.ts';
import type { ShopTime } from '../model/shop-time.ts';

export type ArticleLink = { readonly id: Id; readonly name: string };

/** A column of the help pages: a list of articles, or a text of its own. */
export type ArticleColumn = ArticleLink & {
  readonly isList: boolean;
  readonly parentId: Id | null;
};

export type ArticleSummary = ArticleLink & { readonly publishedAt: ShopTime };

export type ArticleColumnPage = {
  /** `null` when there is no such column. */
  readonly column:
    | (ArticleLink & {
        readonly look: 'list' | 'text';
        readonly keywords: string;
        readonly description: string;
        readonly html: string;
        readonly publishedAt: ShopTime;
      })
    | null;
  readonly ancestors: readonly ArticleLink[];
  readonly siblings: readonly ArticleLink[];
  readonly articles: Page<ArticleSummary>;
};

export type Article = ArticleLink & {
  readonly column: ArticleLink | null;
  readonly keywords: string;
  readonly description: string;
  readonly html: string;
  readonly publishedAt: ShopTime;
  /** Empty when the server does not say. */
  readonly updatedAt: ShopTime;
  readonly views: number;
};

export type LegalDocument = 'terms' | 'privacy';
