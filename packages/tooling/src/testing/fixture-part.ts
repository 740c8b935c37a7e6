import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const libraries = fileURLToPath(new URL('../../../../mf-promotions/node_modules', import.meta.url));

const sources = {
  'package.json': '{ "name": "fixture", "type": "module", "sideEffects": false }\n',
  'part.ts': `import { definePart } from '@jishi/contracts/part';
export default definePart({
  name: 'mf-promotions',
  owner: 'Tests',
  minApi: 1,
  pages: { coupons: { module: './src/coupons.tsx', layout: 'default', guarded: true } },
  fragments: { 'flash-sale-strip': { module: './src/strip.tsx', hydrate: 'visible', wakeOn: ['session'] } },
  contract: './src/contract.ts',
});
`,
  'src/contract.ts': `import { defineContract } from '@jishi/contracts/contract';
import * as z from 'zod/mini';
export default defineContract<'mf_promotions'>({ 'flash-sale-strip': { props: z.object({ limit: z.int() }), events: {} } });
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
  const folder = mkdtempSync(join(tmpdir(), 'jishi-part-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(libraries).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(join(libraries, name), join(folder, 'node_modules', name));
  }
  for (const [name, text] of Object.entries({ ...sources, ...change })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
