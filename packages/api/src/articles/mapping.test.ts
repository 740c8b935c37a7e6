import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { countArticleView, getArticle, getColumn, getLegalDocument, listColumns } from './requests.ts';

const paginate = { data: [{ id: 11, name: '怎样退货', created_at: '2026-11-01 10:00:00' }], total: 1, per_page: 10 };
const column = {
  id: 3,
  name: '帮助中心',
  template: 'defaultColumn',
  keyword: '帮助',
  describes: '怎样购物',
  created_at: '2026-11-01 10:00:00',
  column_property: null,
};
const known = payload({
  paginate,
  column,
  breadcrumb: [{ id: 1, pid: 0, name: '首页' }],
  menu: [{ id: 3, name: '帮助中心' }],
});
const unknown = payload({ paginate: { data: [], total: 0 }, column: null });

it('reads a column with its articles', async () => {
  const { client, calls } = recordedClient({ 'GET article/column/3': known });
  expect(await getColumn(client, '3', { page: 2, pageSize: 10 })).toMatchObject({
    column: { id: '3', name: '帮助中心', look: 'list', keywords: '帮助', html: '' },
    ancestors: [{ id: '1', name: '首页' }],
    siblings: [{ id: '3' }],
    articles: { items: [{ id: '11', name: '怎样退货' }], total: 1 },
  });
  expect(calls[0]?.params).toEqual({ page: 2, limit: 10 });
});

it('reads a column with a text of its own', async () => {
  const text = { ...column, template: 'defaultColumnDetail', column_property: { details: '<p>x</p>' } };
  const { client } = recordedClient({ 'GET article/column/3': payload({ paginate, column: text }) });
  expect((await getColumn(client, '3')).column).toMatchObject({ look: 'text', html: '<p>x</p>' });
});

it('looks a name up on a server that knows ids only', async () => {
  const columns = payload({ data: [{ id: 3, name: '帮助中心', pid: 0, is_list: 1 }], total: 1 });
  const name = encodeURIComponent('帮助中心');
  const recordings = {
    [`GET article/column/${name}`]: unknown,
    'GET column': columns,
    'GET article/column/3': known,
    'GET article/column/99': unknown,
  };
  const { client, calls } = recordedClient(recordings);
  expect((await getColumn(client, '帮助中心')).column?.id).toBe('3');
  expect((await getColumn(client, '99')).column).toBeNull();
  expect(calls).toHaveLength(4);
  expect(await listColumns(client)).toEqual([{ id: '3', name: '帮助中心', isList: true, parentId: null }]);
});

it('reads an article, or none, and counts its views', async () => {
  const article = {
    id: 11,
    name: '怎样退货',
    keyword: null,
    describes: '七天',
    pv: 4,
    created_at: '2026-11-01 10:00:00',
    updated_at: '2026-11-03 09:00:00',
    article_property: { details: '<p>x</p>' },
    column: { id: 3, name: '帮助中心' },
  };
  const { client, calls } = recordedClient({
    'GET article/11': payload(article),
    'GET article/12': payload(null),
    'GET article/privacy': payload(article),
    // A server that knows no purposes.
    'GET article/terms': payload(null),
    [`GET article/${encodeURIComponent('用户协议')}`]: payload(article),
    'POST article/pv/11': payload('ok'),
  });
  expect(await getArticle(client, '11')).toMatchObject({
    column: { id: '3' },
    html: '<p>x</p>',
    views: 4,
    updatedAt: '2026-11-03 09:00:00',
  });
  expect(await getArticle(client, '12')).toBeNull();
  expect((await getLegalDocument(client, 'privacy'))?.id).toBe('11');
  expect((await getLegalDocument(client, 'terms'))?.id).toBe('11');
  await countArticleView(client, 'article', '11');
  expect(calls.at(-1)?.options?.silent).toBe(true);
});
