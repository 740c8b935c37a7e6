import type { Declaration } from '@jishi/contracts/release';
import { checkBuild } from './check-build.ts';
import { reportOf } from './check-release.ts';
import type { BuildFiles, CheckReport } from './rules/rule.ts';
import { tryBuild } from './trial/try-build.ts';

/**
 * May this build be published? Asks the rules, and draws its pages and fragments once.
 *
 * @param openApiFile description of the api that answers them then
 */
export async function checkAndTry(
  declaration: Declaration,
  files: BuildFiles,
  openApiFile: string,
): Promise<CheckReport> {
  const { findings } = await checkBuild(declaration, files);
  return reportOf([...findings, ...(await tryBuild(declaration, files, openApiFile))]);
}
