type Schema = Record<string, unknown>;

const DEEPEST = 12;

/** A value a JSON Schema of the api describes: one of everything, the first of all choices. */
export function sampleOf(schema: unknown, document: unknown, name = '', depth = 0): unknown {
  const { $ref, ...own } = (schema ?? {}) as Schema;
  if (depth > DEEPEST) return null;
  if (typeof $ref === 'string') return sampleOf(referred(document, $ref), document, name, depth + 1);
  if ('const' in own) return own['const'];
  if (Array.isArray(own['enum'])) return own['enum'][0];
  const choices = (own['anyOf'] ?? own['oneOf'] ?? own['allOf']) as Schema[] | undefined;
  if (choices) return sampleOf(choices.find((one) => one['type'] !== 'null') ?? choices[0], document, name, depth + 1);
  const type = [own['type']].flat().find((one) => one !== 'null');
  if (type === 'array' || own['items']) return [sampleOf(own['items'], document, name, depth + 1)];
  if (type === 'object' || own['properties']) {
    const fields = Object.entries((own['properties'] ?? {}) as Schema);
    return Object.fromEntries(fields.map(([key, inner]) => [key, sampleOf(inner, document, key, depth + 1)]));
  }
  if (type === 'number' || type === 'integer') return Math.max(1, Number(own['minimum'] ?? 1));
  if (type === 'boolean') return true;
  return textOf(own, name);
}

function textOf({ format, pattern, minLength }: Schema, name: string): string {
  if (format === 'date-time' || /(_at|_time|time)$/.test(name)) return '2026-11-20 10:00:00';
  if (/^(img|image|url|src|cover|logo)/.test(name)) return '/storage/a.jpg';
  if (/price|money|amount|cost|total/.test(name) || String(pattern ?? '').includes('\\d')) return '10.00';
  return '1'.padEnd(Number(minLength ?? 0), '1');
}

const referred = (document: unknown, ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((here, step) => (here as Schema | undefined)?.[step], document);

/** What each operation of an OpenAPI document answers, by method and path, without the envelope. */
export function sampleAnswers(document: unknown): Record<string, unknown> {
  const { paths = {} } = (document ?? {}) as { paths?: Record<string, Record<string, Schema>> };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) =>
      ['get', 'post'].flatMap((method) => {
        const answer = (item[method]?.['responses'] as Record<string, Schema> | undefined)?.['200'];
        const content = answer?.['content'] as Record<string, { schema?: unknown }> | undefined;
        const envelope = sampleOf(content?.['application/json']?.schema, document) as Schema | string;
        return typeof envelope === 'object' && 'message' in envelope
          ? [[`${method.toUpperCase()} ${path}`, envelope['message']] as const]
          : [];
      }),
    ),
  );
}
