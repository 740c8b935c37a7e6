import * as z from 'zod/mini';

/** What the api offers: from its OpenAPI file. */
export type Backend = {
  /** Number of the api, raised with every addition; a part's `minApi` is compared with it. */
  apiLevel: number;
  operations: readonly Operation[];
  /** What each of its levels offered, the oldest first; missing where nobody kept them. */
  levels?: readonly Backend[];
  /** Calls that need a later level than the one that first answered them. */
  callLevels?: Readonly<Record<string, number>>;
};

export type Operation = {
  /** `GET` */
  method: string;
  /** Relative to the api's base, with a slash: `/good/{id}`. */
  path: string;
  /** What a call is refused without: `query good_id`, `body`, `body lines[].id`. */
  requires: readonly string[];
};

const methods = ['get', 'post'] as const;
const parameterSchema = z.object({ name: z.string(), in: z.string(), required: z.optional(z.boolean()) });
const openApiSchema = z.object({
  info: z.object({ 'x-api-level': z.number() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** What an OpenAPI document says of the calls of a shop's parts. Throws when it has no level or no paths. */
export function parseOpenApi(document: unknown): Backend {
  const { info, paths } = openApiSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      const parameters = [...listOf(item['parameters']), ...listOf(operation['parameters'])];
      const requires = [
        ...demandedParameters(parameters, document),
        ...demandedFields(operation['requestBody'], document),
      ];
      return [{ method: method.toUpperCase(), path, requires: [...new Set(requires)].sort() }];
    }),
  );
  return { apiLevel: info['x-api-level'], operations };
}

/**
 * The operation that answers a call, `undefined` when none does.
 *
 * @param call its path with `{}` for what is filled in, which only a parameter can take
 */
export function findOperation({ operations }: Backend, call: { method: string; path: string }): Operation | undefined {
  const matching = operations.filter(
    ({ method, path }) => method === call.method && matches(segmentsOf(call.path), segmentsOf(path)),
  );
  // An exact path goes before a pattern, as in the router.
  const fixedIn = ({ path }: Operation) => segmentsOf(path).filter((segment) => !isParameter(segment)).length;
  return matching.sort((a, b) => fixedIn(b) - fixedIn(a))[0];
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string): boolean => /^\{.*\}$/.test(segment);

const matches = (call: readonly string[], path: readonly string[]): boolean =>
  call.length === path.length && path.every((segment, index) => isParameter(segment) || segment === call[index]);

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An object of the document, references within it followed. */
function objectAt(value: unknown, document: unknown): JsonObject | null {
  let found = value;
  for (let steps = 0; isObject(found) && typeof found['$ref'] === 'string' && steps < 20; steps += 1) {
    const names = found['$ref'].replace(/^#\//, '').split('/');
    found = names.reduce<unknown>(
      (at, name) => (isObject(at) ? at[name.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    );
  }
  return isObject(found) ? found : null;
}

function demandedParameters(parameters: readonly unknown[], document: unknown): string[] {
  return parameters
    .map((one) => parameterSchema.parse(objectAt(one, document)))
    .filter((one) => one.required && one.in !== 'path')
    .map((one) => `${one.in} ${one.name}`);
}

function demandedFields(requestBody: unknown, document: unknown): string[] {
  const body = objectAt(requestBody, document);
  const content = objectAt(body?.['content'], document) ?? {};
  const media = objectAt(content['application/json'] ?? Object.values(content)[0], document);
  const fields = demanded(media?.['schema'], document, '', 0).map((field) => `body ${field}`);
  return [...(body?.['required'] === true ? ['body'] : []), ...fields];
}

const DEEPEST = 6;

/** Fields without which a JSON value is refused: `name`, `lines[].id`. */
function demanded(value: unknown, document: unknown, where: string, depth: number): string[] {
  const schema = objectAt(value, document);
  if (!schema || depth > DEEPEST) return [];
  const inside = (part: unknown, place: string) => demanded(part, document, place, depth + 1);
  const field = (name: string) => (where === '' ? name : `${where}.${name}`);
  return [
    ...listOf(schema['required']).map((name) => field(String(name))),
    ...Object.entries(objectAt(schema['properties'], document) ?? {}).flatMap(([name, part]) =>
      inside(part, field(name)),
    ),
    ...(schema['items'] === undefined ? [] : inside(schema['items'], `${where}[]`)),
    ...listOf(schema['allOf']).flatMap((part) => inside(part, where)),
    ...['anyOf', 'oneOf'].flatMap((keyword) => inEvery(listOf(schema[keyword]).map((part) => inside(part, where)))),
  ];
}

/** Of a choice only what every branch demands is surely demanded. */
const inEvery = ([first = [], ...others]: string[][]): string[] =>
  first.filter((name) => others.every((other) => other.includes(name)));
