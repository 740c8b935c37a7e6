import type { BrowserContextOptions, CDPSession } from '@playwright/test';

/** A middling phone on a slow mobile network. */
export const conditions = {
  cpuSlowdown: 4,
  /** Each way. */
  megabitsPerSecond: 1.6,
  /** Added to every request. */
  latencyMs: 150,
  viewport: { width: 390, height: 844 },
  pixelRatio: 2,
} as const;

export const contextOptions: BrowserContextOptions = {
  viewport: conditions.viewport,
  deviceScaleFactor: conditions.pixelRatio,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  colorScheme: 'light',
};

/** What pages are measured on: the phone, and a screen beside a desk, as slow and on the same network. */
export const screens = ['phone', 'desk'] as const;
export type ScreenName = (typeof screens)[number];

const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false };

export const contextOn = (screen: ScreenName): BrowserContextOptions =>
  screen === 'phone' ? contextOptions : { ...contextOptions, ...desk };

/** Makes the tab of this session slow. The cache of a new context is empty already. */
export async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (conditions.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}
