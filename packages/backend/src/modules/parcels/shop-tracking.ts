import type { Config } from '../../kernel/config/config.ts';
import { Kuaidi100 } from './tracking/kuaidi100.ts';
import type { TrackingProvider } from './tracking/tracking-provider.ts';

/** Who knows where parcels are, as the settings name it; null: only the operator does. */
export function realTracking({ tracking }: Pick<Config, 'tracking'>): TrackingProvider | null {
  return tracking && new Kuaidi100(tracking, (request) => fetch(request));
}
