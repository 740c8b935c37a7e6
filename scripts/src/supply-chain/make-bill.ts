import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../run-program.ts';
import { ScriptError } from '../script-error.ts';
import { type BillOfMaterials, type Component, whatRuns } from './bill-of-materials.ts';

/** The pnpm of the workspace, whatever the computer has. */
export const pnpm = ['--yes', 'pnpm@12.21.0'];

/** Members whose dependencies do not run in the shop. */
const leftOut = ['jishi', '@jishi/e2e', '@jishi/bench', '@jishi/scripts', '@jishi/tooling', '@jishi/testing'];

/**
 * The bill of materials of what runs, by the lockfile and what is installed here: binaries are those of this system.
 * @throws ScriptError when pnpm cannot make one
 */
export async function makeBill(root: string): Promise<BillOfMaterials> {
  const folder = await mkdtemp(join(tmpdir(), 'jishi-sbom-'));
  const out = join(folder, 'bill.json');
  const filters = leftOut.flatMap((name) => ['--filter', `!${name}`]);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  try {
    const { code, output } = await runProgram('npx', [...pnpm, ...filters, 'sbom', '--prod', ...format, '--out', out], {
      cwd: root,
    });
    if (code !== 0) throw new ScriptError(`pnpm could not list what is installed:\n${output}`);
    return whatRuns(JSON.parse(await readFile(out, 'utf8')) as BillOfMaterials, await readNode(root));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The bundled Node is a tool to pnpm, and what all servers run on. */
async function readNode(root: string): Promise<Component> {
  const { version } = JSON.parse(await readFile(join(root, 'node_modules/node/package.json'), 'utf8')) as {
    version: string;
  };
  const purl = `pkg:npm/node@${version}`;
  return { type: 'platform', name: 'node', version, purl, 'bom-ref': purl, licenses: [{ license: { id: 'MIT' } }] };
}
