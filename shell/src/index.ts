import type { StartData } from './parts/start-data.ts';
import { nextTask } from './start/next-task.ts';

declare global {
  var __shop: StartData | undefined;
  var __parts: Record<string, string> | undefined;
}

/**
 * Starts the tab. Modules run when they are first imported, all of those of a static import in one task, a fifth of a second on a slow phone:
 * these are in the same script (`eager`) and run one after the other, so that somebody who presses meanwhile is answered.
 */
async function start(shop: StartData): Promise<void> {
  await import(/* webpackMode: "eager" */ './start/react.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './start/libraries.ts');
  await nextTask();
  const { startTab } = await import(/* webpackMode: "eager" */ './app/start-tab.tsx');
  await nextTask();
  await startTab(shop);
}

// Once in a document: a second run, seen in WebKit after "back", finds data that are received already.
if (globalThis.__shop && !globalThis.__parts?.['__part:shell']) {
  globalThis.__parts = { ...globalThis.__parts, '__part:shell': PART_VERSION };
  void start(globalThis.__shop);
}
