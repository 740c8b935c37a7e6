type Schema = Readonly<Record<string, unknown>>;

/**
 * The TypeScript type of what a JSON Schema (draft 7, as `z.toJSONSchema` writes it) describes, as source text. Limits
 * such as `minimum` or `pattern` have no type; what it does not know is `unknown`, so it is never wrong.
 *
 * @param indent blanks before the closing brace of an object
 */
export function typeOfSchema(schema: unknown, indent = ''): string {
  if (!isSchema(schema)) return schema === false ? 'never' : 'unknown';
  if (isSchema(schema['not']) && Object.keys(schema['not']).length === 0) return 'never';
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum'])) return union(schema['enum'].map(literal));
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return union(choices.map((choice) => typeOfSchema(choice, indent)));
  if (Array.isArray(schema['allOf'])) {
    return schema['allOf'].map((each) => inBrackets(typeOfSchema(each, indent), '|')).join(' & ');
  }
  const { type } = schema;
  if (Array.isArray(type)) return union(type.map((each) => typeOfSchema({ ...schema, type: each }, indent)));
  if (type === 'array') return arrayType(schema, indent);
  if (type === 'object') return objectType(schema, indent);
  return simple[String(type)] ?? 'unknown';
}

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never';

const inBrackets = (type: string, operator: string): string => (type.includes(` ${operator} `) ? `(${type})` : type);

/** Nobody changes what somebody else gave. */
function arrayType({ items, additionalItems }: Schema, indent: string): string {
  if (!Array.isArray(items)) return `readonly ${inBrackets(inBrackets(typeOfSchema(items, indent), '|'), '&')}[]`;
  const fixed = items.map((item) => typeOfSchema(item, indent));
  const rest = isSchema(additionalItems) ? [`...${arrayType({ items: additionalItems }, indent).slice(9)}`] : [];
  return `readonly [${[...fixed, ...rest].join(', ')}]`;
}

function objectType({ properties, required, additionalProperties }: Schema, indent: string): string {
  const known = isSchema(properties) ? Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)) : [];
  const more = isSchema(additionalProperties) ? additionalProperties : null;
  if (known.length === 0) return `Record<string, ${more ? typeOfSchema(more, indent) : 'never'}>`;
  const needed = Array.isArray(required) ? required : [];
  const inner = `${indent}  `;
  const lines = known.map(([name, schema]) => {
    const type = typeOfSchema(schema, inner);
    // What is not set is not in the HTML either: leaving out and `undefined` are the same.
    return `${inner}${key(name)}${needed.includes(name) ? `: ${type}` : `?: ${union([type, 'undefined'])}`};\n`;
  });
  const object = `{\n${lines.join('')}${indent}}`;
  return more ? `${object} & Record<string, ${typeOfSchema(more, indent)}>` : object;
}

const literal = (value: unknown): string => (typeof value === 'string' ? quoted(value) : JSON.stringify(value));

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** A text as a literal in single quotes. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
