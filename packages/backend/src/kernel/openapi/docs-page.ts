import { escapeHtml } from '../texts/html.ts';
import type { OpenApiDocument, Operation } from './document.ts';

const STYLE_PATH = '/api/docs/style.css';

/** The description of the api as a page: no script, nothing from elsewhere. */
export function docsPage(document: OpenApiDocument): string {
  const { info, servers, paths, tags } = document;
  const base = servers[0]?.url ?? '';
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${own.map(operationHtml).join('')}`;
  });
  const schemas = Object.entries(document.components['schemas'] ?? {}).map(
    ([name, schema]) =>
      `<details id="schema-${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${code(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header>
<h1>${escapeHtml(info.title)}</h1>
<p>Version ${escapeHtml(info.version)}, api level ${info['x-api-level']}, below <code>${escapeHtml(base)}</code>. <a href="/api/docs/openapi.json">openapi.json</a></p>
<p>${prose(info.description)}</p>
<nav aria-label="Groups">${tags.map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join(' ')}</nav>
</header>
<main>${groups.join('\n')}
<h2 id="schemas">Named schemas</h2>${schemas.join('')}</main>
</body>
</html>
`;
}

/** Descriptions are Markdown; of it they use code only. */
const prose = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

type Row = { path: string; method: string; operation: Operation };

function operationHtml({ path, method, operation }: Row): string {
  const title = `<code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}`;
  const parts = [
    operation.description ? `<p>${prose(operation.description)}</p>` : '',
    `<p>Access: ${accessText[operation['x-access']]}</p>`,
    parametersHtml(operation),
    bodyHtml(operation),
    answerHtml(operation),
    extensionsHtml(operation),
  ];
  return `<details id="${operation.operationId}"><summary>${title}</summary>${parts.join('')}</details>`;
}

const accessText: Record<Operation['x-access'], string> = {
  open: 'anybody',
  secret: 'with the project key',
  optional: 'with the project key; a sign-in is noticed',
  login: 'signed in, with the project key',
};

function parametersHtml({ parameters }: Operation): string {
  const rows = parameters.flatMap((parameter) =>
    'name' in parameter
      ? [
          `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}</td><td>${parameter.required ? 'required' : ''}</td><td><code>${escapeHtml(JSON.stringify(parameter.schema))}</code> ${escapeHtml(parameter.description ?? '')}</td></tr>`,
        ]
      : [],
  );
  if (rows.length === 0) return '';
  return `<table><thead><tr><th>Parameter</th><th>In</th><th></th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function bodyHtml({ requestBody }: Operation): string {
  const bodies = Object.entries(requestBody?.content ?? {});
  return bodies.map(([kind, { schema }]) => `<h3>Body (${escapeHtml(kind)})</h3>${code(schema)}`).join('');
}

function answerHtml({ responses }: Operation): string {
  const response = responses['200'];
  if (!response || !('description' in response)) return '';
  const schema = response.content?.['application/json']?.schema;
  return `<h3>Answer</h3>${schema ? code(schema) : `<p>${escapeHtml(response.description)}</p>`}`;
}

function extensionsHtml({ 'x-extensions': extensions = {} }: Operation): string {
  const rows = Object.entries(extensions).map(
    ([place, reason]) => `<tr><td><code>${escapeHtml(place)}</code></td><td>${escapeHtml(reason)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<table><thead><tr><th>Beyond the contract</th><th>What for</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function code(value: object): string {
  return `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;
}

export const docsStyle = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .25rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
details > :not(summary) { margin-inline-start: 1rem; }
h3 { margin: .75rem 0 .25rem; font-size: 1rem; }
pre { overflow: auto; max-height: 30rem; padding: .5rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
table { border-collapse: collapse; }
th, td { padding: .15rem .75rem .15rem 0; text-align: start; vertical-align: top; }
td { overflow-wrap: anywhere; }
`.trimStart();
