import { join, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { type Holder, hasEnded, listTokens, makeToken, type Role, removeToken, roles } from '../access/tokens.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { createKey, type KeyEntry, listKeys, readPublicPem, retireKey } from '../trust/key-files.ts';
import { type CommonOptions, dataFolderOf, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { parseEnd } from './durations.ts';
import { tokensFileOf } from './serve.ts';
import { table } from './table.ts';

type KeysOptions = CommonOptions & { keys?: string; tokens?: string; force?: boolean; dryRun?: boolean };
type TokenOptions = KeysOptions & { parts?: string[]; channels?: string[]; expires?: string };

const examples = `
A folder of keys has <id>.pub for each key that counts, <id>.key where its private half is kept, and current with the id
of the one that signs. Web is given the public ones: SHOP_RELEASE_KEYS.

Replacing a key: keys new, give web both public keys, make a release, keys retire <old>.

Examples:
  $ pnpm release keys new
  $ pnpm release keys show                       the public key, as SHOP_RELEASE_KEYS takes it
  $ pnpm release keys token releaser "Li Na"     a token for the release service; it is told once
  $ pnpm release keys token publisher,releaser "catalog" --parts mf-catalog --channels preview --expires 90d
  $ pnpm release keys revoke "Li Na"`;

export function addKeysCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('keys')
    .description('keys that sign releases, and tokens of the release service')
    .addHelpText('after', examples);
  const would = (options: KeysOptions, text: string) => print(terminal, options, { isDryRun: true, text }, () => text);
  const add = (name: string, description: string): Command => command.command(name).description(description);
  const keyOption = (own: Command): Command =>
    own.option('--keys <folder>', 'folder of the keys (default: keys/ in SHOP_DATA)');
  const addKey = (name: string, description: string): Command =>
    keyOption(add(name, description)).option('--json', 'print JSON for programs');
  const addToken = (name: string, description: string): Command =>
    add(name, description)
      .option('--tokens <file>', 'file of the tokens (default: tokens.json in SHOP_DATA/keys)')
      .option('--json', 'print JSON for programs');

  withDryRun(addKey('new', 'makes a key that signs from now on; those that were there go on counting')).action(
    async (options: KeysOptions) => {
      const folder = folderOf(options, terminal);
      if (options.dryRun) return would(options, `a new key would sign from now on, in ${folder}`);
      const id = await createKey(folder);
      print(
        terminal,
        options,
        { id, folder },
        () => `${id} signs from now on; its public half is ${join(folder, `${id}.pub`)}`,
      );
    },
  );
  addKey('list', 'every key, and what it is good for').action(async (options: KeysOptions) => {
    const folder = folderOf(options, terminal);
    const keys = await listKeys(folder);
    print(terminal, options, keys, () =>
      keys.length === 0
        ? `${folder} has no key yet: pnpm release keys new`
        : table(['KEY', 'STATE', 'PRIVATE HALF'], keys.map(toRow)),
    );
  });
  addKey('show', 'the public half of a key; without an id of the one that signs')
    .argument('[id]', 'which key')
    .action(async (given: string | undefined, options: KeysOptions) => {
      const folder = folderOf(options, terminal);
      const id = given ?? (await listKeys(folder)).find(({ state }) => state === 'signs')?.id;
      if (id === undefined)
        throw new RegistryError('not-found', `${folder} has no key that signs: pnpm release keys new`);
      const pem = await readPublicPem(folder, id);
      print(terminal, options, { id, pem }, () => pem.trimEnd());
    });
  withDryRun(keyOption(withCommonOptions(add('retire', 'a key counts no more; its private half is removed'))))
    .argument('<id>', 'which key')
    .option('--force', 'although a live release is signed with it')
    .action(async (id: string, options: KeysOptions) => {
      const folder = folderOf(options, terminal);
      if (!options.force) await refuseLive(id, options, terminal);
      if (options.dryRun) return would(options, `${id} would count no more`);
      await retireKey(folder, id);
      print(terminal, options, { id, state: 'retired' }, () => `${id} counts no more`);
    });
  withDryRun(addToken('token', 'makes a token of the release service; it is printed once and kept nowhere'))
    .argument('<roles>', `${roles.join(', ')}; several with commas`, parseRoles)
    .argument('<name>', 'whose it is; author of the releases made with it')
    .option('--parts <names>', 'what it may publish and pin; several with commas (default: every part)', parseNames)
    .option('--channels <names>', 'where it may make releases; several with commas (default: everywhere)', parseNames)
    .option('--expires <when>', 'when it ends, a date or after how long (default: never)', parseEnd)
    .action(async (given: Role[], name: string, options: TokenOptions) => {
      const { parts, channels, expires } = options;
      const holder: Holder = {
        name,
        roles: given,
        ...(parts && { parts }),
        ...(channels && { channels }),
        ...(expires !== undefined && { expires }),
      };
      if (options.dryRun) return would(options, `${name} would have a token: ${given.join(', ')}; ${reachOf(holder)}`);
      const token = await makeToken(tokensFileOf(options, terminal), holder);
      print(terminal, options, { ...holder, token }, () => token);
    });
  addToken('tokens', 'who has a token, and for what').action(async (options: KeysOptions) => {
    const tokens = (await listTokens(tokensFileOf(options, terminal))).map(({ hash: _, ...entry }) => entry);
    print(terminal, options, tokens, () =>
      tokens.length === 0
        ? 'Nobody has a token: pnpm release keys token releaser <name>'
        : table(
            ['NAME', 'ROLES', 'MADE', 'ENDS', 'FOR'],
            tokens.map((token) => [
              token.name,
              token.roles.join(', '),
              token.made,
              hasEnded(token) ? 'has ended' : (token.expires ?? 'never'),
              reachOf(token),
            ]),
          ),
    );
  });
  withDryRun(addToken('revoke', 'a token counts no more, from the next request on'))
    .argument('<name>', 'whose')
    .action(async (name: string, options: KeysOptions) => {
      if (options.dryRun) return would(options, `The token of ${name} would count no more`);
      await removeToken(tokensFileOf(options, terminal), name);
      print(terminal, options, { name, state: 'revoked' }, () => `The token of ${name} counts no more`);
    });
}

const withDryRun = (command: Command): Command => command.option('--dry-run', 'say what would be done, and do nothing');

const folderOf = ({ keys }: KeysOptions, terminal: Terminal): string =>
  keys === undefined ? join(dataFolderOf(terminal), 'keys') : resolve(keys);

const toRow = ({ id, state, hasPrivate }: KeyEntry): string[] => [id, state, hasPrivate ? 'here' : 'not here'];

/** Web requires a trusted signature each time it starts. */
async function refuseLive(id: string, options: KeysOptions, terminal: Terminal): Promise<void> {
  const registry = openFrom(options, terminal);
  for (const channel of await registry.channels()) {
    const live = await registry.live(channel);
    if (live?.signature?.key !== id) continue;
    throw new RegistryError(
      'conflict',
      `release ${live.serial} of ${channel} is live and signed with ${id}, so web could not start any more: pin something with the new key first (the same versions will do), or --force`,
    );
  }
}

const reachOf = ({ parts, channels }: Holder): string =>
  [...(parts ?? ['every part']), ...(channels ?? []).map((channel) => `channel ${channel}`)].join(', ');

function parseNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => /^[a-z][a-z0-9-]*$/.test(name))) return names;
  throw new InvalidArgumentError('Write names like mf-catalog, several with commas.');
}

function parseRoles(text: string): Role[] {
  const given = text.split(',').map((role) => role.trim());
  const known = roles.filter((role) => given.includes(role));
  if (given.every((role) => (roles as readonly string[]).includes(role))) return known;
  throw new InvalidArgumentError(`Roles are ${roles.join(', ')}.`);
}
