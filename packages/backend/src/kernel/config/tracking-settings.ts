import { type Env, SettingReader } from './setting-reader.ts';

/** What a customer of Kuaidi100 has. */
export type TrackingSettings = { customer: string; key: string; salt: string; origin: string };

const NAMES = ['SHOP_TRACKING_CUSTOMER', 'SHOP_TRACKING_KEY', 'SHOP_TRACKING_SALT'];
const DEMO = 'is refused in demo mode: there parcels travel by the clock. Set SHOP_DEMO=0 to track real ones';

/**
 * Reads the settings of the tracking service: all of them or none. Problems begin with the setting's name and show nothing of its value.
 */
export function readTrackingSettings(
  env: Env,
  isDemo: boolean,
): { settings: TrackingSettings | null; problems: string[] } {
  const reader = new SettingReader(env);
  const set = NAMES.find((name) => reader.isAnySet([name]));
  if (set === undefined) return { settings: null, problems: [] };
  if (isDemo) return { settings: null, problems: [`${set} ${DEMO}`] };
  const customer = reader.text(
    'SHOP_TRACKING_CUSTOMER',
    /^[\w-]{8,64}$/,
    'must be the customer id the service gave you',
  );
  const key = reader.text('SHOP_TRACKING_KEY', /^[\w-]{8,64}$/, 'must be the key the service gave you');
  // Whoever guesses it can move parcels: the service takes what the shop names.
  const salt = reader.text('SHOP_TRACKING_SALT', /^[\w-]{16,64}$/, 'must have 16 to 64 letters, digits, _ or -');
  const origin = reader.address('SHOP_TRACKING_URL', 'https://poll.kuaidi100.com');
  if (reader.isAnySet(['SHOP_PUBLIC_ORIGIN'])) reader.address('SHOP_PUBLIC_ORIGIN', '');
  else reader.problems.push('SHOP_PUBLIC_ORIGIN is missing: the tracking service sends its messages there');
  const { problems } = reader;
  if (!customer || !key || !salt || !origin) return { settings: null, problems };
  return { settings: { customer, key, salt, origin }, problems };
}
