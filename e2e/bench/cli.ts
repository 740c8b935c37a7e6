import { parseArgs } from 'node:util';
import { runScript } from '../../scripts/src/script-error.ts';
import { stopSignal } from '../../scripts/src/stop-signal.ts';
import { benchPages } from './src/pages/bench-pages.ts';

const usage = `pnpm bench pages [--runs 7] [--dry]

  pages    speed of home, list and detail beside the static yardstick, server times, limits of hanging parts
  --runs   loads of each page (7)
  --dry    prints the table and leaves docs/ as it is

  SHOP_ORIGIN (and SHOP_API_ORIGIN) in the environment: a shop that is running already, else one is started.`;

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '7' }, dry: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (positionals.join(' ') !== 'pages' || !Number.isInteger(runs) || runs < 1) {
    console.error(usage);
    return 2;
  }
  await benchPages({ runs, isDry: values.dry, stop: stopSignal() });
  return 0;
});
