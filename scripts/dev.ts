import { parseArgs } from 'node:util';
import type { Registry } from '@jishi/release';
import { buildAndPublish } from './src/build-parts.ts';
import { type LiveRest, openRest, pinWithRest } from './src/dev/live-rest.ts';
import { makeLiveWith } from './src/dev/make-live.ts';
import { watchPart } from './src/dev/part-watcher.ts';
import { createReloadProxy } from './src/dev/reload-proxy.ts';
import { openShopRegistry } from './src/open-registry.ts';
import { pinChanged, rememberPinned } from './src/pin-parts.ts';
import { freePorts, requireFree } from './src/ports.ts';
import { duration, say } from './src/progress.ts';
import { root } from './src/root.ts';
import { runScript, ScriptError } from './src/script-error.ts';
import { readSettings } from './src/settings.ts';
import { startShop } from './src/shop-processes.ts';
import { aborted, stopSignal } from './src/stop-signal.ts';
import { welcome } from './src/welcome.ts';
import { listParts } from './src/workspace.ts';

const help = `pnpm dev [part…] [--live <registry>]: edit and see.

Opens the shop, then builds, publishes and pins a part each time one of its sources is saved; open pages load again.
Without a part all of them are watched; naming those you work on leaves more of the computer to you.
The servers start again when their own sources change.

  --live <registry>   the rest of the shop is what is live there (a folder, or s3://…), only the named parts are built
  --channel <name>    of its releases (default: live)
  --keys <keys>       whose releases count: a folder with *.pub, a file (default: keys/ beside the registry's folder)`;

await runScript(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      live: { type: 'string' },
      channel: { type: 'string', default: 'live' },
      keys: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const stop = stopSignal();
  try {
    const { live: location, channel, keys } = values;
    if (location !== undefined && positionals.length === 0) {
      throw new ScriptError('--live takes the rest of the shop from elsewhere: name the part you work on.');
    }
    await develop(chooseParts(positionals), location === undefined ? null : { location, channel, keys }, stop);
  } catch (error) {
    if (!stop.aborted) throw error;
  }
  say('stopped', '已停止');
  return 0;
});

function chooseParts(named: readonly string[]): string[] {
  const all = listParts(root);
  const unknown = named.filter((part) => !all.includes(part));
  if (unknown.length > 0) throw new ScriptError(`${unknown.join(', ')}: no such part. There are ${all.join(', ')}.`);
  return named.length > 0 ? [...named] : all;
}

/** The named parts from here, everything else as it is live elsewhere. */
async function release(
  registry: Registry,
  dataFolder: string,
  parts: readonly string[],
  rest: LiveRest,
  stop: AbortSignal,
): Promise<void> {
  const built = await buildAndPublish(registry, stop, parts);
  const own = Object.fromEntries(Object.entries(built).map(([part, { version }]) => [part, version]));
  const taken = await pinWithRest(registry, openRest(rest, dataFolder), rest.channel, own);
  rememberPinned(dataFolder, own);
  say('release', `${taken.rest.join(', ')} as in release ${taken.serial} of ${rest.location}`);
}

async function develop(parts: readonly string[], rest: LiveRest | null, stop: AbortSignal): Promise<void> {
  const { port, apiPort, dataFolder, env } = readSettings(process.env);
  await requireFree('SHOP_PORT', port);
  await requireFree('SHOP_API_PORT', apiPort);
  const registry = openShopRegistry(dataFolder, env);
  if (rest) await release(registry, dataFolder, parts, rest, stop);
  else await pinChanged(registry, dataFolder, await buildAndPublish(registry, stop));
  const [webPort = 0] = await freePorts(1);
  const plan = { port: webPort, apiPort, dataFolder, env, onLine: say, watch: true };
  const shop = await startShop(plan, stop);
  const proxy = createReloadProxy(webPort);
  await proxy.listen(port);
  const makeLive = makeLiveWith(registry, dataFolder, shop.origin);
  const failing = new Set<string>();
  const watchers = parts.map((part) => watchPart(part, (message) => void react(part, message)));

  async function react(part: string, message: Parameters<Parameters<typeof watchPart>[1]>[0]): Promise<void> {
    if (message.type === 'failed') return fail(part, message.report);
    const start = performance.now() - message.milliseconds;
    try {
      const serial = await makeLive(part);
      const wasFailing = failing.delete(part);
      if (serial === null && !wasFailing) return;
      proxy.reload();
      say(
        'live',
        `${part} ${message.files.version}, ${serial ? `release ${serial}` : 'as before'}, ${duration(performance.now() - start)}`,
      );
    } catch (error) {
      fail(part, error instanceof Error ? error.message : String(error));
    }
  }
  function fail(part: string, report: string): void {
    failing.add(part);
    say('failed', `${part}\n${report}`);
    proxy.showFailure(`${part}\n\n${report}`);
  }

  console.log(welcome(`http://localhost:${port}`, env['SHOP_DEMO'] !== '0', { port: null, why: 'not-wanted' }));
  say('watching', parts.join(', '));
  await aborted(stop);
  for (const end of watchers) end();
  proxy.close();
  await shop.stop();
}
