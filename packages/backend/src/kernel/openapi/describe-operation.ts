import { z } from 'zod';
import type { Access } from '../context/shop-app.ts';
import type { DeclaredRoute } from '../http/route-list.ts';
import { responseForms } from '../wire/response-forms.ts';
import type { Operation, Parameter } from './document.ts';
import { extensionsOf } from './extensions.ts';
import { type Components, type JsonSchema, toJsonSchema } from './json-schema.ts';

const securityOf: Record<Access, Operation['security']> = {
  open: [],
  secret: [{ key: [] }],
  optional: [{ key: [] }, { key: [], signIn: [] }],
  login: [{ key: [], signIn: [] }],
};

/** The operation behind one route. `path` is below the base, with `{name}` for its parameters. */
export function describeOperation(
  route: DeclaredRoute,
  method: string,
  path: string,
  components: Components,
): Operation {
  const schema = route.schema ?? {};
  const access = route.config?.access ?? 'secret';
  const body = bodyOf(route, components);
  const extensions = extensionsOf(`${method.toUpperCase()} ${path}`);
  return {
    operationId: operationId(method, path),
    tags: [path.split('/')[1] ?? ''],
    summary: schema.summary ?? '',
    ...(schema.description ? { description: schema.description } : {}),
    'x-access': access,
    ...(Object.keys(extensions).length > 0 ? { 'x-extensions': extensions } : {}),
    security: securityOf[access],
    parameters: [
      ...pathParameters(path, describe(schema.params, components)),
      ...queryParameters(describe(schema.querystring, components)),
      { $ref: '#/components/parameters/Lang' },
      { $ref: '#/components/parameters/Release' },
    ],
    ...(body ? { requestBody: body } : {}),
    responses: { ...responseOf(route, components), default: { $ref: '#/components/responses/Error' } },
  };
}

/** `goodIndent/detail/{id}` by GET → `getGoodIndentDetailById`. */
function operationId(method: string, path: string): string {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').split(/[/_-]/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function pathParameters(path: string, schema: JsonSchema | null): Parameter[] {
  const known = propertiesOf(schema).properties;
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: known[name] ?? { type: 'string' },
  }));
}

function queryParameters(schema: JsonSchema | null): Parameter[] {
  const { properties, required } = propertiesOf(schema);
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof description === 'string' ? { description } : {}),
    schema: property,
  }));
}

function propertiesOf(schema: JsonSchema | null): { properties: Record<string, JsonSchema>; required: string[] } {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return { properties, required };
}

/** A form, or JSON; null where nothing is sent. */
function bodyOf({ schema, config }: DeclaredRoute, components: Components): Operation['requestBody'] | null {
  const form = describe(config?.form, components);
  if (form) return { required: true, content: { 'multipart/form-data': { schema: form } } };
  const body = describe(schema?.body, components);
  return body && { required: propertiesOf(body).required.length > 0, content: json(body) };
}

/** A stream of events, a file, JSON; calls that never succeed have no answer. */
function responseOf({ schema = {}, config }: DeclaredRoute, components: Components): Operation['responses'] {
  const event = config?.event && toJsonSchema(config.event, 'output', components);
  if (event) return { '200': { description: 'Events.', content: { 'text/event-stream': { schema: event } } } };
  const responses: object = typeof schema.response === 'object' && schema.response !== null ? schema.response : {};
  const response = '200' in responses ? responses['200'] : null;
  if (!(response instanceof z.ZodType)) return {};
  const { file, json: own } = responseForms(response);
  const described = file && toJsonSchema(file, 'output', components);
  const content = {
    ...(described ? { [String(described['contentMediaType'] ?? BYTES)]: { schema: described } } : {}),
    ...(own ? json(toJsonSchema(own, 'output', components)) : {}),
  };
  return { '200': { description: 'Done.', content } };
}

const BYTES = 'application/octet-stream';
const JSON_KIND = 'application/json';
const json = (schema: JsonSchema) => ({ [JSON_KIND]: { schema } });

/** What a client sends; null where the route takes nothing there. */
function describe(schema: unknown, components: Components): JsonSchema | null {
  return schema instanceof z.ZodType ? toJsonSchema(schema, 'input', components) : null;
}
