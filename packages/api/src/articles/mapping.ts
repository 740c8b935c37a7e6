import { toFlag, toNumber, toOptionalId, toPage } from '../wire/values.ts';
import type { Article, ArticleColumn, ArticleColumnPage, ArticleLink } from './model.ts';
import type { WireArticle, WireColumn, WireColumnPage } from './wire.ts';

export function toColumn(wire: WireColumn): ArticleColumn {
  return { ...toLink(wire), isList: toFlag(wire.is_list), parentId: toOptionalId(wire.pid) };
}

export function toColumnPage(wire: WireColumnPage): ArticleColumnPage {
  const { column } = wire;
  return {
    column: column
      ? {
          ...toLink(column),
          look: column.template === 'defaultColumnDetail' ? 'text' : 'list',
          keywords: column.keyword ?? '',
          description: column.describes ?? '',
          html: column.column_property?.details ?? '',
          publishedAt: column.created_at ?? '',
        }
      : null,
    ancestors: (wire.breadcrumb ?? []).map(toLink),
    siblings: (wire.menu ?? []).map(toLink),
    articles: toPage(wire.paginate, (row) => ({ ...toLink(row), publishedAt: row.created_at ?? '' })),
  };
}

export function toArticle(wire: WireArticle): Article {
  return {
    ...toLink(wire),
    column: wire.column ? toLink(wire.column) : null,
    keywords: wire.keyword ?? '',
    description: wire.describes ?? '',
    html: wire.article_property?.details ?? '',
    publishedAt: wire.created_at ?? '',
    updatedAt: wire.updated_at ?? '',
    views: toNumber(wire.pv),
  };
}

const toLink = ({ id, name }: { id: number | string; name: string }): ArticleLink => ({ id: String(id), name });
