import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { currentDocument } from '../../openapi/current-document.ts';
import { documentFile, levelFile, readDocument, storedLevels } from '../../openapi/files.ts';
import { writeJson } from '../../openapi/write-json.ts';
import { pgliteDatabase } from '../../testing/index.ts';
import { readConfig } from '../config/config.ts';
import { API_LEVEL, supportedFrom } from './api-level.ts';
import { breakingChanges } from './breaking-changes.ts';
import { corrections } from './corrections.ts';
import type { OpenApiDocument } from './document.ts';

let document: OpenApiDocument;
beforeAll(async () => {
  document = await currentDocument();
}, 60_000);

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the description of the api', () => {
  it('is committed as the routes are (else: pnpm shop openapi)', () => {
    expect(readFileSync(documentFile, 'utf8')).toBe(writeJson(document));
  });

  it('has every call of the contract, with a summary', async () => {
    const database = await pgliteDatabase();
    const app = buildApp({ config: readConfig({ SHOP_DEMO: '1' }), database });
    await app.ready();
    const calls = app.declaredRoutes.filter(
      ({ url, method }) => url.startsWith('/api/v1/app/') && ['GET', 'POST'].includes(String(method)),
    );
    expect(calls.filter(({ schema }) => !schema?.summary).map(({ url }) => url)).toEqual([]);
    expect(operations()).toHaveLength(calls.length);
    await app.close();
    await database.close();
  });

  it('names paths below the base and every parameter in them', () => {
    expect(document.info['x-api-level']).toBe(API_LEVEL);
    expect(document.servers[0]?.url).toBe('/api/v1/app');
    const product = document.paths['/good/{id}']?.get;
    expect(product?.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'integer' },
    });
    const list = document.paths['/good']?.get?.parameters ?? [];
    expect(list).toContainEqual(expect.objectContaining({ name: 'title', in: 'query', required: false }));
  });

  it('has no two operations of one name and no name that leads nowhere', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(names.length).toBeGreaterThan(0);
    for (const [name, kind = '', own = ''] of names) expect(document.components[kind]?.[own], name).toBeDefined();
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('shows answers in their envelope and says who may call', () => {
    const detail = document.paths['/user']?.get;
    expect(detail?.['x-access']).toBe('login');
    expect(detail?.responses['200']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            properties: { result: { const: 'ok' }, message: { properties: { money: { type: 'number' } } } },
            required: ['result', 'message'],
          },
        },
      },
    });
    expect(detail?.responses['default']).toEqual({ $ref: '#/components/responses/Error' });
  });
});

describe('levels of the api', () => {
  it('keeps a file for every level that is supported', () => {
    const supported = Array.from({ length: API_LEVEL - supportedFrom + 1 }, (_, index) => supportedFrom + index);
    expect(storedLevels()).toEqual(supported);
  });

  it('keeps every promise of every supported level', () => {
    for (const level of storedLevels()) {
      const here = corrections.filter(({ fromLevel, upToLevel }) => fromLevel <= level && level <= upToLevel);
      const corrected = here.map(({ problem }) => problem);
      // A correction that is no longer one has to leave the list.
      expect(breakingChanges(readDocument(levelFile(level)), document).toSorted()).toEqual(corrected.toSorted());
    }
  });
});
