import { runProgram } from '../run-program.ts';
import { ScriptError } from '../script-error.ts';
import { type Advisory, readReport } from './advisories.ts';
import { pnpm } from './make-bill.ts';

/**
 * Known weaknesses of what runs, as the registry has them now.
 * @param registry another one than pnpm is set up with
 * @throws ScriptError when it cannot be asked: that is no clean bill of health
 */
export async function fetchAdvisories(root: string, registry?: string): Promise<Advisory[]> {
  const other = registry === undefined ? [] : ['--registry', registry];
  const { output } = await runProgram('npx', [...pnpm, 'audit', '--prod', '--json', ...other], { cwd: root });
  const advisories = readReport(output);
  if (advisories) return advisories;
  throw new ScriptError(
    `The registry could not be asked for advisories, so NOTHING IS KNOWN. Ask again where it can be reached; pnpm said:\n${output}`,
  );
}
