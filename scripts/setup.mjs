// Runs on the Node of a fresh machine, before any package is there: no dependencies, no TypeScript, nothing newer than
// Node 20.0. It installs the packages, one of which is the Node that runs everything else.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pnpm = 'pnpm@12.21.0';
const isWindows = process.platform === 'win32';
const bundledNode = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');
// Inside node_modules, so that it goes when the packages go.
const stampFile = join(root, 'node_modules/.jishi-packages');

class SetupError extends Error {}

/**
 * Installs what is missing, then runs a script of this folder on the bundled Node, with the arguments of this process.
 * Ends with the exit code of the script.
 */
export async function handOver(script) {
  try {
    requireNode();
    await installPackages();
    process.exitCode = await run(chooseNode(), [join(root, 'scripts', script), ...process.argv.slice(2)]);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n✗ ${error.message}`);
    process.exitCode = 1;
  }
}

function requireNode() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 20) return;
  throw new SetupError(
    `This is Node ${process.versions.node}; Jishi needs Node 20 or later to set itself up.\n  Get it from https://nodejs.org and try again.`,
  );
}

async function installPackages() {
  const wanted = hashOfPackages();
  if (isInstalled(wanted)) {
    console.log('packages    up to date');
    return;
  }
  console.log(`packages    installing with ${pnpm} (a minute or two the first time)`);
  const { code, output } = await runPnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
  if (code !== 0) throw new SetupError(`The packages could not be installed.\n  ${adviceFor(output)}`);
  writeFileSync(stampFile, wanted);
}

/** Everything that decides what is installed: versions, settings, and the Node and system it is installed for. */
function hashOfPackages() {
  const hash = createHash('sha256').update(`${pnpm} ${process.platform} ${process.arch}\0`);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json'];
  for (const member of workspaceMembers()) files.push(`${member}/package.json`);
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function isInstalled(wanted) {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) return false;
  return workspaceMembers().every((member) => existsSync(join(root, member, 'node_modules')));
}

/** Folders of the workspace: the entries of `packages:` in pnpm-workspace.yaml, where `*` stands for a name. */
function workspaceMembers() {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: +- .*\n)+)/m.exec(text)?.[1] ?? '';
  const patterns = [...list.matchAll(/- *["']?([^"'\s]+)/g)].map((match) => match[1]);
  return patterns
    .flatMap(expand)
    .filter((member) => existsSync(join(root, member, 'package.json')))
    .sort();
}

function expand(pattern) {
  const cut = pattern.lastIndexOf('/') + 1;
  const [folder, name] = [pattern.slice(0, cut), pattern.slice(cut)];
  if (!name.includes('*')) return [pattern];
  const [start, end] = name.split('*');
  const names = readdirSync(join(root, folder)).filter((entry) => entry.startsWith(start) && entry.endsWith(end));
  return names.map((entry) => folder + entry);
}

/** Runs pnpm through npx; prints what it says, indented, and keeps the end of it. */
function runPnpm(args) {
  return new Promise((resolve) => {
    // CI=true: pnpm asks nothing and decides as the lockfile says.
    const child = spawn('npx', ['-y', pnpm, ...args], {
      cwd: root,
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    });
    let output = '';
    const show = (chunk) => {
      output = (output + chunk).slice(-20_000);
      process.stdout.write(String(chunk).replace(/^(?=.)/gm, '  '));
    };
    child.stdout.on('data', show);
    child.stderr.on('data', show);
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const advice = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network|ERR_PNPM_META_FETCH_FAIL/i,
    'The package registry does not answer. Check the network; behind a proxy set HTTPS_PROXY; see `npm config get registry`. Then try again.',
  ],
  [
    /OUTDATED_LOCKFILE|frozen-lockfile/i,
    `pnpm-lock.yaml does not fit a package.json. Run \`npx ${pnpm} install\` and commit pnpm-lock.yaml with the change.`,
  ],
  [/ENOSPC/, 'The disk is full. Make room (about 2 GB) and try again.'],
  [
    /EACCES|EPERM/,
    'A folder may not be written. Give yourself the rights on this folder and on ~/.npm, then try again.',
  ],
  [/npx.*(not found|ENOENT)|spawn npx/, 'npm is missing: it comes with Node from https://nodejs.org.'],
];

function adviceFor(output) {
  const found = advice.find(([pattern]) => pattern.test(output));
  return found ? found[1] : 'The reason stands above. After it is cured, run the same command again.';
}

/** The bundled Node, or the one that runs this script when it is new enough and the bundled one cannot run here. */
function chooseNode() {
  const { status, stdout } = spawnSync(bundledNode, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  if (status === 0 && Number.parseInt(stdout, 10) >= 24) return bundledNode;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new SetupError(
    `The bundled Node does not run on this system (${process.platform} ${process.arch}).\n  Install Node 24 or later from https://nodejs.org and try again, or delete node_modules if it came from another system.`,
  );
}

/** Runs a program in this terminal. Signals reach it too; it decides when to end, and we end with it. */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    // A terminal sends Ctrl-C to both, `kill` only to this one: passed on always, the script takes repetitions as one.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
