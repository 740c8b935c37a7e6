import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';

type Schema = Readonly<Record<string, unknown>>;
type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
};
type Content = Readonly<Record<string, { schema?: Schema }>>;
type Operation = {
  summary: string;
  description?: string;
  tags: readonly string[];
  'x-access': string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { description?: string; content?: Content }>>;
};
type Description = {
  info: { title: string; version: string; description: string; 'x-api-level': number };
  servers: readonly { url: string }[];
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

type Call = { path: string; method: string; operation: Operation };

/** The description of the api as pages, one for each group of calls and one that lists them, by their route. */
export function apiPages(): Map<string, string> {
  const api = JSON.parse(readFileSync(join(root, 'packages/backend/openapi.json'), 'utf8')) as Description;
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method: method.toUpperCase(), operation })),
  );
  const callsOf = (tag: string) => calls.filter(({ operation }) => operation.tags.includes(tag));
  const pages = api.tags.map(({ name }) => [`en/api/${name}`, groupPage(name, callsOf(name))] as const);
  return new Map([['en/api/index', indexPage(api, callsOf)], ...pages]);
}

function indexPage({ info, servers, tags }: Description, callsOf: (tag: string) => Call[]): string {
  const groups = tags.map(({ name }) => {
    const lines = callsOf(name).map(({ path, method, operation }) => `- \`${method} ${path}\` ${operation.summary}`);
    return `## [${name}](/api/${name})\n\n${lines.join('\n')}`;
  });
  const level = `Version ${info.version}, api level ${info['x-api-level']}, below \`${servers[0]?.url ?? ''}\`.`;
  return `---\noutline: false\n---\n\n# ${info.title}\n\n${level} The document itself: \`packages/backend/openapi.json\`; a running api sends it at \`/api/docs/openapi.json\`.\n\n${info.description}\n\n${groups.join('\n\n')}\n`;
}

const groupPage = (name: string, calls: readonly Call[]): string =>
  [`# ${name}`, ...calls.map(callText)].join('\n\n').concat('\n');

function callText({ path, method, operation }: Call): string {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const own = parameters.filter(({ name }) => name !== undefined);
  return [
    `## ${method} ${path}`,
    `**${summary}.** Access: ${operation['x-access']}.`,
    description,
    own.length > 0 && ['| Parameter | In | Type | |', '| --- | --- | --- | --- |', ...own.map(parameterRow)].join('\n'),
    requestBody && schemaText('Body', schemaOf(requestBody.content)),
    responses['200'] && schemaText('Answer', schemaOf(responses['200'].content)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const parameterRow = ({ name, in: place, required, description = '', schema }: Parameter): string => {
  const says = [required ? 'required' : '', description.replaceAll('|', '\\|')].filter(Boolean).join(': ');
  return `| \`${name}\` | ${place} | ${typeOf(schema)} | ${says} |`;
};

const typeOf = (schema: Schema | undefined): string => [schema?.['type'] ?? ''].flat().join(', ');

const schemaOf = (content: Content | undefined): Schema | undefined => Object.values(content ?? {})[0]?.schema;

const schemaText = (title: string, schema: Schema | undefined): string | false =>
  schema !== undefined &&
  `<details><summary>${title}</summary>\n\n\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\`\n\n</details>`;
