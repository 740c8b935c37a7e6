import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { listTokens, tokensOf } from '../access/tokens.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { ordersOf } from '../history/order-release.ts';
import { findBrowser } from '../pictures/find-browser.ts';
import type { Registry } from '../registry/registry.ts';
import { buildService } from '../service/build-service.ts';
import { followPlans } from '../service/follow-plans.ts';
import type { PicturesOption } from '../window/pictures/picture-taking.ts';
import { dataFolderOf, openLocal, type Terminal } from './context.ts';
import { shopOrigin } from './preview.ts';
import { requireSigner } from './signing.ts';

type ServeOptions = { registry?: string; port: number; host: string; tokens?: string };

const examples = `
The service holds the private key (SHOP_RELEASE_KEY) and does for others what its tokens allow: a viewer looks, a
publisher publishes versions, a releaser makes releases and stands in them as author. Put TLS before it when others than
this computer use it. SIGTERM lets requests finish.

Examples:
  $ pnpm release keys token publisher "build server"
  $ pnpm release serve --port 4100
  $ SHOP_RELEASE_TOKEN=… pnpm release publish mf-catalog --service https://releases.example`;

export function addServeCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('serve')
    .description('the release service: commands over HTTP for whoever has a token; the key stays here')
    .option('--registry <where>', 'a folder, or s3://bucket/prefix (default: SHOP_REGISTRY, or registry/ in SHOP_DATA)')
    .option('--port <n>', 'port it listens on', parsePort, 4100)
    .option('--host <address>', 'address it listens on', '127.0.0.1')
    .option('--tokens <file>', 'who may do what (default: tokens.json in SHOP_DATA/keys)')
    .addHelpText('after', examples);
  command.action(async (options: ServeOptions) => {
    const registry = openLocal(options, terminal);
    await requireSigner(options, terminal);
    const path = tokensFileOf(options, terminal);
    if ((await listTokens(path)).length === 0) {
      throw new RegistryError(
        'not-found',
        `${path} has no token, so nobody could ask for anything: pnpm release keys token releaser <name>`,
      );
    }
    const app = buildService({
      registry,
      findHolder: tokensOf(path),
      pictures: picturesFrom(registry, terminal),
      readOrder: ordersOf({ env: terminal.env, dataFolder: dataFolderOf(terminal) }),
      logStream: { write: (text) => terminal.out(text.trimEnd()) },
    });
    const { port, host } = options;
    const address = await app.listen({ port, host }).catch((error: Error) => {
      throw new RegistryError('invalid', `the service cannot listen on ${host}:${port}: ${error.message}`);
    });
    const stopping = new AbortController();
    const plans = followPlans(registry, app.log, stopping.signal);
    terminal.err(`The release service answers at ${address} for ${registry.location}`);
    await stopSignal();
    stopping.abort();
    await Promise.all([plans, app.close()]);
  });
}

/** Pictures for the window: the same as `pnpm release pictures`, with the browser of this computer. */
function picturesFrom(registry: Registry, terminal: Terminal): PicturesOption {
  const folder = join(dataFolderOf(terminal), 'pictures');
  return {
    folder,
    take: async (channel, author) => {
      const browser = await findBrowser(terminal.env);
      const { takePictures } = await import('../pictures/take-pictures.ts');
      await takePictures(registry, {
        channel,
        other: 'candidate',
        origin: shopOrigin(terminal),
        author,
        folder,
        browser,
      });
    },
  };
}

/** File of the tokens. */
export const tokensFileOf = ({ tokens }: { tokens?: string }, terminal: Terminal): string =>
  tokens === undefined ? join(dataFolderOf(terminal), 'keys', 'tokens.json') : resolve(tokens);

const stopSignal = (): Promise<unknown> => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new InvalidArgumentError('Write a port from 1 to 65535.');
}
