import { startTab } from './app/start-tab.tsx';
import type { StartData } from './parts/start-data.ts';

declare global {
  var __shop: StartData | undefined;
  var __parts: Record<string, string> | undefined;
}

if (globalThis.__shop) {
  globalThis.__parts = { '__part:shell': PART_VERSION };
  void startTab(globalThis.__shop);
}
