import { existsSync } from 'node:fs';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

/** Whether this is root on Debian or a relative of it: then packages can be had. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian, without those they only recommend. Answers whether all of them are here now. */
export async function installFromDebian(packages: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const onOutput = (text: string) => process.stdout.write(text);
  await runProgram('apt-get', ['update'], { cwd: root, env, onOutput });
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  const { code } = await runProgram('apt-get', args, { cwd: root, env, onOutput });
  return code === 0;
}
