import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyrightOf, readLicence } from './licence-file.ts';
import type { RuntimePackage } from './runtime-packages.ts';

const introduction = `# Third-party notices

Jishi is MIT licensed (\`LICENSE\`). In a browser and on a server it runs together with the packages below, each under its
own licence. Made by \`node scripts/notices.ts\`; \`npm test\` checks that it is up to date. Tools that only build or test are
not listed.

## Pictures

The pictures of the demo goods are drawn from \`@lobehub/fluent-emoji-3d\`; the objects in them are Fluent Emoji.
Both are under the MIT licence, whose text is below:

> Copyright (c) Microsoft Corporation
>
> Copyright (c) 2023 LobeHub

## Data

The centres of cities in \`mf-user-centre\` are rounded coordinates of GeoNames (www.geonames.org), licence CC BY 4.0.

## Binaries

\`sharp\` (Apache-2.0) loads libvips and the libraries it is built with from a package for the system at hand
(\`@img/sharp-libvips-*\`, LGPL-3.0-or-later and others, listed in that package). They are loaded at run time, unchanged.
\`node\` is the Node.js binary (MIT and the licences in its own \`LICENSE\`).

## Packages
`;

/** Packages whose licence file is missing in what is published, and who holds the rights according to their makers. */
const knownHolders: Readonly<Record<string, string>> = {
  '@lobehub/fluent-emoji-3d': 'Copyright (c) Microsoft Corporation; Copyright (c) 2023 LobeHub',
};

/** The notices of these packages as Markdown: a table, then the text of each licence once. */
export function noticesDocument(root: string, packages: readonly RuntimePackage[]): string {
  const rows = packages.map(({ name, version, licence, folder }) => {
    const holders = knownHolders[name] ?? copyrightOf(readLicence(folder) ?? '');
    return `| ${name} | ${version} | ${licence} | ${holders || authorOf(folder)} |`;
  });
  const kinds = [...new Set(packages.map(({ licence }) => licence))].sort();
  const texts = kinds.map((kind) => `### ${kind}\n\n\`\`\`text\n${textOf(root, kind, packages)}\n\`\`\`\n`);
  const table = ['| Package | Version | Licence | Rights |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return `${introduction}\n${table}\n\n## Licences\n\n${texts.join('\n')}`;
}

/** The text of a licence without the names in it; ours for MIT, else that of the first package which carries it. */
function textOf(root: string, kind: string, packages: readonly RuntimePackage[]): string {
  if (kind === 'MIT') return withoutHolders(readFileSync(join(root, 'LICENSE'), 'utf8'));
  const texts = packages.filter(({ licence }) => licence === kind).map(({ folder }) => readLicence(folder));
  return withoutHolders(texts.find((text) => text !== null) ?? `see https://spdx.org/licenses/${kind}.html`);
}

const withoutHolders = (text: string): string =>
  text
    .split('\n')
    .filter((line) => copyrightOf(line) === '')
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

function authorOf(folder: string): string {
  type Person = string | { name?: string };
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { author?: Person };
  const name = typeof author === 'string' ? author : (author?.name ?? '');
  return name.replace(/\s*[<(].*$/, '');
}
