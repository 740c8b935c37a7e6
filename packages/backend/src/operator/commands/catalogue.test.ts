import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInTurn } from '../../testing/index.ts';
import { readCatalogueJson } from '../operations/catalogue/json-file.ts';
import { smallCatalogue } from '../operations/testing/small-catalogue.ts';
import { anOperator } from './testing/operator.ts';

describeInTurn('shop catalogue', (shop) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jishi-catalogue-'));
    await writeFile(file('given.json'), JSON.stringify({ format: 'jishi-catalogue', version: 1, ...smallCatalogue }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const file = (name: string) => join(folder, name);
  const run = (...args: string[]) => anOperator(shop())('catalogue', ...args);
  const productsOf = async (name: string) =>
    readCatalogueJson({ name, text: await readFile(file(name), 'utf8') }).sections.goods ?? [];

  it('shows what an import would do, does it, and does nothing the second time', async () => {
    const created = async (...more: string[]) => {
      const { exitCode, out } = await run('import', file('given.json'), '--json', ...more);
      expect(exitCode).toBe(0);
      return (JSON.parse(out) as { goods: { created: number } }).goods.created;
    };
    expect(await created('--dry-run')).toBe(4);
    expect(await created()).toBe(4);
    expect(await created()).toBe(0);
  });

  it('writes JSON and tables that say the same, with the card keys or without', async () => {
    expect((await run('export', file('all.json'))).exitCode).toBe(0);
    expect(await productsOf('all.json')).toHaveLength(4);
    expect((await run('export', file('tables'), '--csv', '--no-card-keys')).exitCode).toBe(0);
    expect(await readdir(file('tables'))).toHaveLength(8);
    expect(await readFile(join(file('tables'), 'card-keys.csv'), 'utf8')).toBe('\uFEFFgood,variant,name,code\r\n');
    const { out } = await run('import', file('tables'), '--with-stock');
    expect(out).toMatch(/goods +0 +0 +4/);
  });

  it('changes prices by one table that was edited', async () => {
    await writeFile(file('goods.csv'), '\uFEFFkey,price\r\nG2,12.34\r\n');
    expect((await run('import', file('goods.csv'))).exitCode).toBe(0);
    await run('export', file('after.json'));
    expect((await productsOf('after.json'))[1]).toMatchObject({ key: 'G2', price: 1234, stock: 3 });
  });

  it('names every bad row with its line, and imports nothing of the file', async () => {
    await writeFile(file('goods.csv'), 'key,price,category\nG2,1.00,cards\nG2,x,cards\nG3,5,nowhere\n');
    const { exitCode, err } = await run('import', file('goods.csv'));
    expect(exitCode).toBe(1);
    expect(err).toContain('goods.csv:3: price must be');
    expect(err).toContain('goods.csv:4: category is no category: nowhere');
    await run('export', file('unchanged.json'));
    expect(await productsOf('unchanged.json')).toEqual(await productsOf('after.json'));
    await writeFile(file('strange.csv'), 'key\nG2\n');
    expect((await run('import', file('strange.csv'))).err).toContain('tables are named');
    expect((await run('import', file('missing.json'))).exitCode).toBe(2);
  });
});
