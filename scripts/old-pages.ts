import { parseArgs } from 'node:util';
import { serveForTests } from './serve-for-tests.ts';
import { buildRevision, previousRevision } from './src/old-pages/build-revision.ts';
import { pinBuilds } from './src/old-pages/pin-builds.ts';
import { runJourneys } from './src/old-pages/run-journeys.ts';
import { say } from './src/progress.ts';
import { runScript } from './src/script-error.ts';
import { stopSignal } from './src/stop-signal.ts';

const help = `pnpm old-pages [revision]: do the pages of the release before still work with this api?

Builds the parts as they were at a revision of these sources (the newest tag before this one, else the commit before),
pins them in a shop with the api of today, and sends through it the customers the journeys of that revision had.`;

await runScript(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help || positionals.length > 1) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  const stop = stopSignal();
  const revision = await previousRevision(positionals[0]);
  await using closing = new AsyncDisposableStack();
  const old = closing.use(await buildRevision(revision, stop));
  const shop = closing.adopt(await serveForTests({}, stop), (opened) => opened.stop());
  await pinBuilds(shop, old, revision);
  const code = await runJourneys(shop, old, stop);
  say('old pages', `${revision}: ${code === 0 ? 'every journey ends well' : 'a journey failed, see above'}`);
  return code;
});
