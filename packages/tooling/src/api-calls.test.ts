import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wireCalls } from './api-calls.ts';
import { sourceOf } from './sources.ts';

const api: Record<string, string> = {
  'package.json': `{ "exports": {
    ".": "./src/index.ts",
    "./orders": "./src/orders/index.ts",
    "./orders/queries": "./src/orders/queries.ts"
  } }`,
  'src/index.ts': "export const toPath = (text: string) => text;\nexport type { A } from './a.ts';\n",
  'src/late.ts': 'export const late = (load) => (name) => (...args) => load();\n',
  'src/orders/index.ts': `
import { late } from '../late.ts';
export { orderStates } from './states.ts';
const request = late(() => import('./requests.ts'));
export const listOrders = request('listOrders');
export const cancelOrder = request('cancelOrder');
export const saveOrder = request('saveOrder');
export const countView = request('countView');
`,
  'src/orders/queries.ts': `
import { cancelOrder, listOrders } from '@jishi/api/orders';
export const ordersKey = ['orders'];
export const ordersQuery = (client) => ({ queryKey: ordersKey, queryFn: () => listOrders(client) });
`,
  'src/orders/states.ts': "export const orderStates = ['get'];\n",
  'src/orders/requests.ts': `
import { isGone } from '../errors.ts';
const pathOf = (call: string, id) => \`orders/\${call}/\${encodeURIComponent(id)}\`;
export async function listOrders(client, query) { return client.get('orders', parse, query); }
export async function cancelOrder(client, id) { await client.post(pathOf('cancel', id)); }
export async function saveOrder(client, change: 'add' | 'set', id) {
  const path = \`orders/\${change}\`;
  try { return await client.post(path, parse, { listOrders: 1 }); } catch (error) { return isGone(client, error); }
}
export const countView = (client, kind: 'a' | 'b', id) => client.post(\`\${kind}/views/\${id}\`);
export function unused(client) { return client.get('unused'); }
`,
  'src/errors.ts': "export const isGone = (client, error) => client.get(wide ? 'health' : 'state');\n",
};

function apiFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(api)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const callsOf = (text: string) =>
  wireCalls([sourceOf('part.ts', text)], apiFolder()).map(({ method, path }) => `${method} ${path}`);

test.each<[string, string[]]>([
  ["import { listOrders } from '@jishi/api/orders';", ['GET /orders']],
  ["import { cancelOrder as stop } from '@jishi/api/orders';", ['POST /orders/cancel/{}']],
  [
    "import { saveOrder } from '@jishi/api/orders';",
    ['GET /health', 'POST /orders/add', 'POST /orders/set', 'GET /state'],
  ],
  ["import { countView } from '@jishi/api/orders';", ['POST /a/views/{}', 'POST /b/views/{}']],
  ["import { ordersQuery } from '@jishi/api/orders/queries';", ['GET /orders']],
  ["import { ordersKey } from '@jishi/api/orders/queries';", []],
  ["import { orderStates } from '@jishi/api/orders';\nimport { toPath } from '@jishi/api';", []],
  ["import type { listOrders } from '@jishi/api/orders';", []],
  ["import { listOrders } from './own.ts';", []],
  [
    `const a = () => api.get('direct?x=1'); const b = shop.api.address(\`files/\${id}\`);`,
    ['GET /direct', 'GET /files/{}'],
  ],
  [
    "if (api.file) api.file('table/csv'); await client.file?.('list/csv', params);",
    ['GET /list/csv', 'GET /table/csv'],
  ],
  ["new Map().get('orders');", []],
])('%s', (source, expected) => expect(callsOf(source)).toEqual(expected));

test('a late import may call everything its module does', () => {
  expect(callsOf("const orders = import('@jishi/api/orders');")).toHaveLength(8);
});
