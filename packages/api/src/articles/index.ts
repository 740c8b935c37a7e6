import { lazyRequests } from '../client/lazy-requests.ts';

export type { Article, ArticleColumn, ArticleColumnPage, ArticleLink, ArticleSummary, LegalDocument } from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const countArticleView = request('countArticleView');
export const getArticle = request('getArticle');
export const getColumn = request('getColumn');
export const getLegalDocument = request('getLegalDocument');
export const listColumns = request('listColumns');
