import type { Declaration } from '@jishi/contracts/release';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the properties of an object's JSON Schema, `name?` where one may be missing; of a choice those of each branch. */
export function propertiesOf(schema: Schema): string[] {
  const choices = schema['anyOf'] ?? schema['oneOf'];
  const branches = Array.isArray(choices) ? choices.filter(isSchema) : [schema];
  const names = new Set(
    branches.flatMap((branch) => (isSchema(branch['properties']) ? Object.keys(branch['properties']) : [])),
  );
  const isNeeded = (name: string) =>
    branches.every(({ required }) => Array.isArray(required) && (required as unknown[]).includes(name));
  return [...names].map((name) => (isNeeded(name) ? name : `${name}?`));
}

type Fragment = Declaration['fragments'][number];

/** When a fragment that came as HTML becomes alive: `visible, or session changes`. */
export const aliveWhen = ({ hydrate, wakeOn }: Pick<Fragment, 'hydrate' | 'wakeOn'>): string =>
  [hydrate, ...wakeOn.map((store) => `${store} changes`)].join(', or ');
