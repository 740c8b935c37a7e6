import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programs } from '@jishi/scripts/processes';
import { callApi } from './api.ts';
import { startOperator } from './operator-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the owner of a shop with these settings types, after `pnpm shop`; answers what is printed. */
export const operatorOf =
  (settings: Record<string, string>) =>
  async (...words: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, [programs.shop, ...words], {
      cwd: root,
      env: { ...process.env, ...settings },
    });
    return stdout;
  };

let ofJourneys: ReturnType<typeof startOperator> | null = null;

/** What the owner of the shop of all journeys types while it is open; answers what is printed. */
export const operator = (...words: string[]): Promise<string> => {
  ofJourneys ??= startOperator({ SHOP_DATA: process.env['SHOP_TEST_DATA'] ?? `${root}data` });
  return ofJourneys(...words);
};

export type OwnProduct = { id: number; key: string; name: string };
type Wanted = {
  price: string;
  stock: number;
  type?: 'physical' | 'virtual';
  nameEn?: string;
  /** The most that points may pay of a piece, in cents; without it none. */
  pointsPay?: number;
  /** Key of what sending it costs; nothing when missing. */
  shippingRate?: string;
};

/** A product that no other test sells or changes, named after what it is for; on the shelf at once. */
export async function ownProduct(
  word: string,
  { price, stock, type = 'virtual', nameEn, pointsPay, shippingRate }: Wanted,
): Promise<OwnProduct> {
  const key = `J-${randomUUID().slice(0, 8)}`;
  const name = `${word} ${key}`;
  const fields = {
    ...{ price, stock: String(stock), type, category: 'kitchen', shelf: 'on' },
    ...(shippingRate ? { shippingRate } : {}),
    ...{ 'name.zh': name, 'name.en': nameEn ? `${nameEn} ${key}` : name },
    ...(pointsPay ? { 'points.kind': 'fixed', 'points.value': String(pointsPay), 'points.isActive': 'true' } : {}),
  };
  const sets = Object.entries(fields).flatMap(([field, value]) => ['--set', `${field}=${value}`]);
  await operator('goods', 'save', key, ...sets);
  const { data } = await callApi<{ data: { id: number; number: string }[] }>(`good?title=${key}&limit=9`);
  const found = data.find(({ number }) => number === key);
  if (!found) throw new Error(`${key} was saved and is not on the shelf`);
  return { id: found.id, key, name };
}
