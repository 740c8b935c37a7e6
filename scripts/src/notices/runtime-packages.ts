import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package of somebody else that runs in the shop, in a browser or on a server. */
export type RuntimePackage = { name: string; version: string; licence: string; folder: string };

type PackageJson = {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  os?: string[];
};

/** Members of the workspace that are not part of the running shop. */
const tools = new Set(['testing', 'tooling']);

/**
 * Every package the parts and servers depend on, and what those depend on; sorted by name and version.
 * Packages made for one system only (binaries of sharp) are left out: which are there differs between computers.
 */
export function runtimePackages(root: string): RuntimePackage[] {
  const found = new Map<string, RuntimePackage>();
  const visit = (folder: string) => {
    for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
      const dependency = resolvePackage(folder, name);
      const { version, license = 'unknown', os } = readPackage(dependency);
      const isOwn = name.startsWith('@jishi/');
      if (os || isOwn || found.has(`${name}@${version}`)) continue;
      found.set(`${name}@${version}`, { name, version, licence: license, folder: dependency });
      visit(dependency);
    }
  };
  for (const member of members(root)) visit(member);
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

function members(root: string): string[] {
  const packages = readdirSync(join(root, 'packages')).filter((name) => !tools.has(name));
  const parts = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const folders = [...packages.map((name) => join('packages', name)), ...parts];
  return folders.map((folder) => join(root, folder)).filter((folder) => existsSync(join(folder, 'package.json')));
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Looks up the folders, as Node does. */
function resolvePackage(from: string, name: string): string {
  for (let folder = realpathSync(from); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  throw new Error(`${name}, which ${from} depends on, is not installed`);
}
