import { openSecurityLog, type SecurityLog } from '@jishi/observing/security-log';
import type { Config } from '../config/config.ts';
import { maskLine } from '../log/log.ts';

/** The security log of a shop, as its settings say. `process`: who writes. */
export function openShopSecurityLog(
  { securityLog, dataFolder }: Pick<Config, 'securityLog' | 'dataFolder'>,
  process: 'api' | 'shop',
  onTrouble?: (error: unknown) => void,
): SecurityLog {
  const options = { destination: securityLog, dataFolder, process, mask: maskLine };
  return openSecurityLog(onTrouble ? { ...options, onTrouble } : options);
}
