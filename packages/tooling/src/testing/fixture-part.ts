import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Packages that together have the libraries of a part: a real one is not needed to test how parts are built. */
const libraries = ['contracts', 'testing'].map((name) =>
  fileURLToPath(new URL(`../../../${name}/node_modules`, import.meta.url)),
);

const sources = {
  'package.json': '{ "name": "fixture", "type": "module", "sideEffects": false }\n',
  'part.ts': `import { definePart } from '@jishi/contracts/part';
export default definePart({
  name: 'mf-promotions',
  owner: 'Tests',
  pages: { coupons: { module: './src/coupons.tsx', layout: 'default', guarded: true } },
  fragments: { 'flash-sale-strip': { module: './src/strip.tsx', hydrate: 'visible', wakeOn: ['session'] } },
  contract: './src/contract.ts',
});
`,
  'src/contract.ts': `import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';
export default defineContract<'mf_promotions'>({ 'flash-sale-strip': { props: z.object({ limit: z.int() }) } });
`,
  'src/coupons.tsx': `import { definePage } from '@jishi/contracts';
import { styled } from 'styled-components';
const Title = styled.h1\`color: rebeccapurple;\`;
export default definePage({ Component: () => <Title>marker of the page</Title>, load: () => ({ title: 'x' }) });
`,
  'src/strip.tsx': `import { defineFragment } from '@jishi/contracts';
import { useState } from 'react';
export default defineFragment('mf_promotions/flash-sale-strip', function Strip({ limit }) {
  const [count] = useState(limit);
  return <p>marker of the strip {count}</p>;
});
`,
  'src/messages/zh.ts': "export default { 'a.b': '甲' };\n",
  'src/messages/en.ts': "export default { 'a.b': 'A' };\n",
};

/** A tiny part in a folder of its own, removed after the test. `change` replaces or adds sources; `null` leaves one out. */
export function fixturePart(change: Record<string, string | null> = {}): string {
  const place = mkdtempSync(join(tmpdir(), 'jishi-part-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, 'mf-promotions');
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const [from, name] of libraries.flatMap((from) => readdirSync(from).map((name) => [from, name] as const))) {
    if (name === '@jishi' || name.startsWith('.')) continue;
    rmSync(join(modules, name), { force: true });
    symlinkSync(join(from, name), join(modules, name));
  }
  mkdirSync(join(modules, '@jishi'));
  for (const name of ['api', 'contracts', 'i18n', 'part-kit', 'ui']) {
    symlinkSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), join(modules, '@jishi', name));
  }
  for (const [name, text] of Object.entries({ ...sources, ...change })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
