import { buildChanged } from './src/build-parts.ts';
import { runScript } from './src/script-error.ts';
import { stopSignal } from './src/stop-signal.ts';

await runScript(async () => {
  await buildChanged(stopSignal());
  return 0;
});
