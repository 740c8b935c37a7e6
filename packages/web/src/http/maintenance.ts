import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The switch: as long as this file is in the data folder, pages answer with the maintenance page. */
const MAINTENANCE_FILE = 'maintenance';

/** Looks at most so often; no restart is needed to close or open the shop. */
export function createMaintenanceSwitch(dataFolder: string, lookEvery: number): () => boolean {
  const path = join(dataFolder, MAINTENANCE_FILE);
  let isClosed = existsSync(path);
  let lookedAt = performance.now();
  return () => {
    if (performance.now() - lookedAt >= lookEvery) {
      lookedAt = performance.now();
      isClosed = existsSync(path);
    }
    return isClosed;
  };
}
