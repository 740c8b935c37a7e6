import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopContext } from '../../../app/open-shop.ts';
import { type Config, readConfig } from '../../../kernel/config/config.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { StoreLockedError } from '../../../kernel/db/open/embedded/store-lock.ts';
import { configs } from '../../../kernel/db/schema/index.ts';
import { pgliteDatabase } from '../../../testing/index.ts';
import { Refused } from '../../operations/refused.ts';
import { type InputFile, readInputFile, readWhole } from './inputs.ts';
import { runCli } from './run-cli.ts';
import { type CommandDoor, serveCommands } from './serve-commands.ts';
import { changesShop, ownsShop, readsShop } from './shop-command.ts';
import { facts, table, widthOf } from './table.ts';
import { type Terminal, writeWhole } from './terminal.ts';

describe('tables', () => {
  it('count full-width characters as two columns and put numbers at the right', () => {
    expect(widthOf('集市 shop')).toBe(9);
    expect(
      table(
        ['name', 'price'],
        [
          ['苹果', 5],
          ['pear\nx', 120],
        ],
      ),
    ).toBe('name    price\n苹果        5\npear x    120');
    expect(table(['name'], [])).toBe('(none)');
    expect(
      facts([
        ['名字', '王'],
        ['mail', null],
        ['a', 1],
      ]),
    ).toBe('名字  王\na     1');
  });
});

const commands = [
  new Command('word')
    .addCommand(
      changesShop(
        new Command('set').argument('<file>', 'text', readInputFile),
        async (run, _: object, { text }: InputFile) => {
          run.confirm('Words are for ever.');
          const row = await run.change(async (tx) => {
            const [saved] = await tx.insert(configs).values({ key: 'word', value: text }).returning();
            return saved;
          });
          run.show(row?.value, `set to ${text}`);
        },
      ),
    )
    .addCommand(
      readsShop(new Command('get').argument('[key]', 'name'), async (run, _: object, key: string | undefined) => {
        const [row] = await run.shop.db
          .select()
          .from(configs)
          .where(eq(configs.key, key ?? 'word'));
        if (!row) throw new Refused('There is no word.');
        run.show(row.value, `it is ${row.value}`);
      }),
    )
    .addCommand(
      readsShop(
        new Command('copy').argument('<file>').option('--times <n>', 'how often', readWhole(1)),
        async (run, options: { times?: number }, file: string) => {
          await run.writeFile(file, 'x'.repeat(options.times ?? 1));
        },
      ),
    ),
  ownsShop(new Command('alone'), async (run) => run.show(true, 'alone')),
];

/** A terminal that keeps what it is told. */
function aTerminal(ask: Terminal['ask'] = null) {
  const lines: string[] = [];
  const errors: string[] = [];
  const terminal: Terminal = {
    out: (text) => void lines.push(text),
    err: (text) => void errors.push(text),
    file: writeWhole,
    ask,
    askText: null,
  };
  return { terminal, lines, errors };
}

describe('operator commands', () => {
  let folder = '';
  let config: Config;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'jishi-cli-'));
    config = readConfig({ SHOP_DEMO: '1', SHOP_DATA: join(folder, 'data') });
    mkdirSync(join(config.dataFolder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'word.txt'), '你好');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a command says when opening the database does this. */
  const runner =
    (open: () => Promise<Database>) =>
    async (args: string[], ask: Terminal['ask'] = null) => {
      const { terminal, lines, errors } = aTerminal(ask);
      const exitCode = await runCli(args, {
        commands,
        openShop: createShopContext,
        terminal,
        readSettings: () => config,
        open,
      });
      return { exitCode, out: lines.join('\n'), err: errors.join('\n') };
    };
  const locked = () => Promise.reject(new StoreLockedError(config.dataFolder, null));
  const file = () => join(folder, 'word.txt');

  const behaves = (run: ReturnType<typeof runner>) => {
    it('say 2 for wrong use, 1 for a refusal and 0 for help', async () => {
      expect((await run(['word', 'copy', 'x', '--times', '0'])).exitCode).toBe(2);
      expect((await run(['nonsense'])).exitCode).toBe(2);
      expect(await run(['word', 'set', join(folder, 'absent')])).toMatchObject({
        exitCode: 2,
        err: expect.stringContaining('ENOENT'),
      });
      expect((await run(['word', '--help'])).exitCode).toBe(0);
      expect(await run(['word', 'get', 'none'])).toEqual({ exitCode: 1, out: '', err: 'Refused: There is no word.' });
    });

    it('ask before what is for ever, undo a dry run, and do it once', async () => {
      expect(await run(['word', 'set', file()])).toMatchObject({ exitCode: 1, err: expect.stringContaining('--yes') });
      expect((await run(['word', 'set', file()], async () => false)).exitCode).toBe(1);
      expect(await run(['word', 'set', file(), '--dry-run'])).toEqual({
        exitCode: 0,
        out: 'set to 你好',
        err: 'Dry run: nothing was changed.',
      });
      expect((await run(['word', 'get'])).exitCode).toBe(1);
      expect(await run(['word', 'set', file()], async (question) => question.startsWith('Words'))).toMatchObject({
        exitCode: 0,
      });
      expect((await run(['word', 'get', '--json'])).out).toBe('"你好"');
    });

    it('write files where the operator is', async () => {
      const target = join(folder, 'copied');
      expect((await run(['word', 'copy', target, '--times', '300000'])).exitCode).toBe(0);
      expect(readFileSync(target, 'utf8')).toHaveLength(300_000);
    });
  };

  describe('on a database of their own', () => {
    let database: Database;
    const run = runner(async () => ({ ...database, close: async () => {} }));
    beforeAll(async () => {
      database = await pgliteDatabase();
    });
    afterAll(() => database.close());

    behaves(run);
    it('may have it for themselves', async () => expect((await run(['alone'])).out).toBe('alone'));
  });

  describe('while an embedded shop runs', () => {
    let database: Database;
    let door: CommandDoor;
    let changes = 0;
    const run = runner(locked);
    beforeAll(async () => {
      database = await pgliteDatabase();
      const log = { info: () => {}, error: () => {} };
      const shop = createShopContext({ config, database });
      door = await serveCommands({ shop, commands, log, onChange: () => (changes += 1) });
    });
    afterAll(async () => {
      await door.close();
      await database.close();
    });

    behaves(run);
    it('tell the shop that something changed', () => expect(changes).toBeGreaterThan(0));
    it('cannot have it for themselves', async () => {
      expect(await run(['alone'])).toMatchObject({ exitCode: 1, err: expect.stringContaining('stop the shop first') });
    });
    it('outlive an operator who goes away in the middle', async () => {
      const socketPath = join(config.dataFolder, 'database/operator.sock');
      const asked = request({ socketPath, method: 'POST', agent: false });
      const call = { path: ['word', 'copy'], args: ['x'], options: { times: 20_000_000 } };
      asked.end(JSON.stringify(call));
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      await once(response, 'data');
      response.destroy();
      expect(await run(['word', 'get'])).toMatchObject({ exitCode: 0 });
    });
    it('go through a socket that only its owner may use', () => {
      expect(statSync(join(config.dataFolder, 'database/operator.sock')).mode & 0o777).toBe(0o600);
    });
  });

  it('explain a store that somebody holds without taking commands', async () => {
    const result = await runner(locked)(['word', 'get']);
    expect(result).toMatchObject({ exitCode: 1, err: expect.stringContaining('Another process') });
  });
});
