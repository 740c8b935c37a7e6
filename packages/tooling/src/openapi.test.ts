import { expect, test } from 'vitest';
import { findOperation, parseOpenApi } from './openapi.ts';

const document = {
  info: { 'x-api-level': 4 },
  paths: {
    '/good': {
      get: {
        parameters: [
          { name: 'type', in: 'query', required: true },
          { name: 'page', in: 'query' },
        ],
      },
    },
    '/good/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true }, { $ref: '#/components/parameters/lang' }],
      get: {},
    },
    '/good/suggest': { get: {} },
    '/order': { post: { requestBody: { $ref: '#/components/requestBodies/order' } } },
  },
  components: {
    parameters: { lang: { name: 'Lang', in: 'header', required: true } },
    requestBodies: {
      order: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/order' } } } },
    },
    schemas: {
      order: {
        required: ['lines'],
        properties: {
          lines: { items: { required: ['id'], properties: { id: {} } } },
          address: {
            anyOf: [{ required: ['city', 'street'] }, { required: ['city'] }, { required: ['city', 'point'] }],
          },
        },
        allOf: [{ required: ['remark'] }],
      },
    },
  },
};
const backend = parseOpenApi(document);

test('level, and what each call is refused without', () => {
  expect(backend.apiLevel).toBe(4);
  expect(
    Object.fromEntries(backend.operations.map(({ method, path, requires }) => [`${method} ${path}`, requires])),
  ).toEqual({
    'GET /good': ['query type'],
    'GET /good/{id}': ['header Lang'],
    'GET /good/suggest': [],
    'POST /order': ['body', 'body address.city', 'body lines', 'body lines[].id', 'body remark'],
  });
});

test.each([
  ['GET', '/good', '/good'],
  ['GET', '/good/{}', '/good/{id}'],
  ['GET', '/good/suggest', '/good/suggest'],
  ['GET', '/good/0', '/good/{id}'],
  ['POST', '/good', undefined],
  ['GET', '/good/{}/{}', undefined],
])('%s %s', (method, path, expected) => expect(findOperation(backend, { method, path })?.path).toBe(expected));

test.each([[{}], [{ info: {}, paths: {} }], [{ info: { 'x-api-level': 1 } }]])(
  '%j is no description of the api',
  (text) => {
    expect(() => parseOpenApi(text)).toThrow();
  },
);
