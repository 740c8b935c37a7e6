import type { RendererOptions } from '@jishi/contracts/renderer';

/** The name of the release that is drawn: pages, calls and orders carry it. An older host serves live ones alone. */
export const idOf = ({ releaseId, release }: Pick<RendererOptions, 'release' | 'releaseId'>): string =>
  releaseId ?? String(release.serial);
