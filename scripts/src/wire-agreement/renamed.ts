import { asSchema, type JsonSchema } from '@jishi/backend/openapi';

type Renamed<T> = { place: string; value: T };

const ANOTHER = '_renamed';

/** A schema with one key of another name, once for each of its keys. */
export function renamedKeys(schema: JsonSchema, at = ''): Renamed<JsonSchema>[] {
  const below = ['items', 'additionalProperties'].flatMap((key) =>
    inside(asSchema(schema[key]), `${at}[]`).map(({ place, value }) => ({ place, value: { ...schema, [key]: value } })),
  );
  const forms = ['anyOf', 'oneOf'].flatMap((key) => {
    const list = Array.isArray(schema[key]) ? (schema[key] as JsonSchema[]) : [];
    return list.flatMap((form, index) =>
      renamedKeys(form, at).map(({ place, value }) => ({
        place,
        value: { ...schema, [key]: list.with(index, value) },
      })),
    );
  });
  const fields = asSchema(schema['properties']) ?? {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const own = Object.entries(fields).flatMap(([name, field]) => {
    const place = at === '' ? name : `${at}.${name}`;
    const { [name]: _, ...others } = fields;
    const named = required.map((one) => (one === name ? name + ANOTHER : String(one)));
    const renamed = { ...schema, properties: { ...others, [name + ANOTHER]: field }, required: named };
    const deeper = inside(asSchema(field), place).map((one) => ({
      place: one.place,
      value: { ...schema, properties: { ...fields, [name]: one.value } },
    }));
    return [{ place, value: renamed }, ...deeper];
  });
  return [...below, ...forms, ...own];
}

const inside = (schema: JsonSchema | undefined, at: string) => (schema ? renamedKeys(schema, at) : []);

/** What is sent with one name another, once for each of its names. */
export function renamedNames(sent: unknown, at: string): Renamed<unknown>[] {
  if (Array.isArray(sent)) {
    return sent.flatMap((item, index) =>
      renamedNames(item, `${at}[]`).map(({ place, value }) => ({ place, value: sent.with(index, value) })),
    );
  }
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([name, item]) => {
    const { [name]: _, ...others } = sent as Record<string, unknown>;
    const deeper = renamedNames(item, `${at}.${name}`).map(({ place, value }) => ({
      place,
      value: { ...sent, [name]: value },
    }));
    return [{ place: `${at}.${name}`, value: { ...others, [name + ANOTHER]: item } }, ...deeper];
  });
}
