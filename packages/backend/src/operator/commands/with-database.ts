import type { Config } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/db/database.ts';
import { openDatabase } from '../../kernel/db/open/open-database.ts';
import { openShopSecurityLog } from '../../kernel/security/open-security-log.ts';
import { reportAct } from '../operations/operators/report-act.ts';
import { commandConfig } from './support/settings.ts';

/** Runs a command on the shop's database, opened and up to date, and closes it again. `name`: for the security log. */
export async function withDatabase<T>(
  name: string,
  work: (database: Database, config: Config) => Promise<T>,
): Promise<T> {
  const config = commandConfig(process.env);
  const database = await openDatabase(config);
  try {
    const result = await work(database, config);
    reportAct(openShopSecurityLog(config, 'shop'), { path: [name], args: [] });
    return result;
  } finally {
    await database.close();
  }
}
