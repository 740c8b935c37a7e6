import { parse, relative, sep } from 'node:path';
import { WORKER_FILE } from '@jishi/service-worker/protocol';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { EnvironmentConfig, RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
import { oldestBrowsers } from './browsers.ts';
import { generateEntries, VERSION_PLACEHOLDER } from './generate.ts';
import { iconsOnce, leanIcons } from './icons-once.ts';
import { leavingOut } from './left-out/index.ts';
import { WORKER_FOLDER } from './output.ts';
import type { Part } from './part-plan.ts';
import { sharedModules } from './shared.ts';

export { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';

/** Longest wait for a chunk. The shell gives a remote's up earlier, by the attempt it belongs to. */
const CHUNK_TIMEOUT_MS = 30_000;

/**
 * The version is compiled into the server file alone. In a browser it is what the release of the tab says: a script with a version
 * in it would have other bytes in each.
 */
const defines = ({ name }: Part, target: 'web' | 'node') => ({
  PART_TARGET: JSON.stringify(target),
  PART_VERSION: target === 'node' ? JSON.stringify(VERSION_PLACEHOLDER) : `self.__shop?.parts["${name}"]?.[0]`,
  'process.env.NODE_ENV': JSON.stringify('production'),
});

/** Every script the bundler's runtime inserts gets its hash from the shell, or is refused. */
const integrityPlugin: Rspack.RspackPluginInstance = {
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.compilation.tap('integrity', (compilation) => {
      const hooks = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap('integrity', (code) => `${code}\n_SHOP_INTEGRITY(script);`);
    });
  },
};

/** The federation runtime of the bundler is the host's; a getter there gives each remote a fresh copy. */
const externalBundlerRuntime: Rspack.ExternalItem = ({ request = '' }, callback) =>
  /webpack-bundler-runtime[^!?]*$/.test(request) && !/[!?,]/.test(request)
    ? callback(undefined, 'global _FED_BUNDLER_RUNTIME')
    : callback();

const federationRuntime = /^@module-federation\/runtime\/rspack\.js!=!data:/;

/** The start of a container is made of a text that names the bundler's runtime by its absolute path. */
function withoutFolder(resource: { request: string }): void {
  resource.request = resource.request.replace(
    /%22[^"]*?webpack-bundler-runtime[^"]*?%22/,
    '%22webpack-bundler-runtime%22',
  );
}

/** Parts of the federation runtime a pure host does not use: manifests, snapshots, running on a server. */
const federationDefines = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  // Said, so that what would stand in for them is left out.
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
};

/**
 * Ids of modules and chunks stand in the scripts that use them. As short as they can be told apart, one more module could lengthen
 * those of others: so long, a collision is rare.
 */
const MODULE_ID = 3;
const CHUNK_ID = 2;

const otherIds = { moduleIds: false, chunkIds: false } as const;
const steadyIds: Rspack.RspackPluginInstance = {
  apply(compiler: Rspack.Compiler) {
    const { ids } = compiler.rspack;
    new ids.CompactHashedModuleIdsPlugin({ minLength: MODULE_ID }).apply(compiler);
    new ids.CompactHashedChunkIdsPlugin({ minLength: CHUNK_ID }).apply(compiler);
  },
};

const common: EnvironmentConfig = {
  output: { cleanDistPath: true, legalComments: 'none', sourceMap: false },
  performance: { printFileSize: false },
  // One script per page or fragment: what two of them share is small, another hop is not.
  splitChunks: false,
};

function webOutput(part: Part, output: Rspack.Configuration['output']): Rspack.Configuration['output'] {
  return {
    ...output,
    uniqueName: part.mfName,
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    // Relative to the part: absolute ones would make the bytes depend on where the part is built.
    devtoolModuleFilenameTemplate: '[resource-path]',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    // A module that throws while it is evaluated is evaluated again next time; else its empty exports are handed out.
    strictModuleErrorHandling: true,
  } as Rspack.Configuration['output'];
}

const webEnvironment: EnvironmentConfig = {
  ...common,
  output: {
    ...common.output,
    target: 'web',
    distPath: { root: 'node_modules/.cache/out/web', js: '', jsAsync: '' },
    // No hashes in names: the scripts that ask for others would change with each of them. Addresses have them.
    filename: { js: '[name].js' },
    filenameHash: true,
    // Published beside the scripts and never served: no script names its map, and no source stands in it.
    sourceMap: { js: 'hidden-nosources-source-map', css: false },
    overrideBrowserslist: [...oldestBrowsers],
    // What one pass has made simpler the next one can leave out (decision 081).
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 4 } } } },
  },
  tools: { htmlPlugin: false },
};

/** A file as the part itself sees it: absolute paths would make the bytes depend on where the part is built. */
const within = (part: Part, file: string): string => `./${relative(part.folder, file).split(sep).join('/')}`;

function remoteWeb(part: Part, exposes: Record<string, string>): EnvironmentConfig {
  const shared = Object.fromEntries(
    sharedModules().map((name) => [name, { import: false, singleton: true, requiredVersion: false }] as const),
  );
  const federation = new ModuleFederationPlugin({
    name: part.mfName,
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([name, file]) => [
        `./${name}`,
        { import: within(part, file), name: `expose-${name}` },
      ]),
    ),
    shared: shared as never,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true },
  });
  return {
    ...webEnvironment,
    source: { entry: {}, define: defines(part, 'web') },
    tools: {
      ...webEnvironment.tools,
      rspack: (config, { appendPlugins, rspack }) => {
        config.entry = {};
        config.output = { ...webOutput(part, config.output) };
        config.externals = [externalBundlerRuntime];
        config.optimization = { ...config.optimization, ...otherIds };
        const runtime = new rspack.NormalModuleReplacementPlugin(federationRuntime, withoutFolder);
        appendPlugins([federation as never, runtime, ...iconsOnce(part.folder), integrityPlugin, steadyIds]);
      },
    },
  };
}

/**
 * First scripts of the shell beside its own: one of 600 KB would block the page three times as long as these, many
 * small ones compress worse.
 */
const shellGroups = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  libs: /node_modules\/(?!\.pnpm|@module-federation)/,
};

/**
 * What the first call of a tab brings: two scripts that are fetched side by side. With what every domain of the api reads
 * answers with come the requests of the domains that visitors use, and the rules these need: each in a script of its own would be one more hop,
 * however small it is. Not what is known of products before any call: who only knows that would wait for all schemas.
 */
const callGroups = {
  axios: /node_modules\/axios\//,
  wire: /node_modules\/zod\/|packages\/api\/src\/(wire|client|model\/(?!product-)|(cart|categories|flash-sales|products|reviews|shop)\/(line|mapping|requests|rules|wire)\.ts)/,
};

function shellWeb(part: Part): EnvironmentConfig {
  const initialGroups = Object.entries(shellGroups).map(([name, test], index) => [
    name,
    { name, test, chunks: 'initial' as const, enforce: true, priority: 100 - index },
  ]);
  const cacheGroups = {
    ...Object.fromEntries(initialGroups),
    ...Object.fromEntries(
      Object.entries(callGroups).map(([name, test]) => [name, { name, test, chunks: 'async' as const, enforce: true }]),
    ),
    default: false as const,
    defaultVendors: false as const,
  };
  return {
    ...webEnvironment,
    source: { entry: { shell: './src/index.ts' }, define: { ...defines(part, 'web'), ...federationDefines } },
    tools: {
      ...webEnvironment.tools,
      rspack: (config, { appendPlugins }) => {
        config.output = { ...webOutput(part, config.output) };
        config.optimization = {
          ...config.optimization,
          ...otherIds,
          splitChunks: { chunks: 'all', minSize: 0, cacheGroups },
        };
        appendPlugins([...leavingOut(), ...iconsOnce(part.folder), integrityPlugin, steadyIds]);
      },
    },
  };
}

/** One CommonJS file; a remote's shared libraries stay outside, the render worker gives it the shell's. */
function nodeEnvironment(part: Part, entry: string, external: readonly string[]): EnvironmentConfig {
  return {
    ...common,
    source: { entry: { server: entry }, define: defines(part, 'node') },
    output: {
      ...common.output,
      target: 'node',
      module: false,
      distPath: { root: 'node_modules/.cache/out/node', js: '' },
      filename: { js: 'server.cjs' },
      filenameHash: false,
      minify: false,
      externals: Object.fromEntries(external.map((name) => [name, `commonjs ${name}`])),
    },
    tools: {
      htmlPlugin: false,
      rspack: (config, { rspack, appendPlugins }) => {
        config.output = { ...config.output, library: { type: 'commonjs2' }, asyncChunks: false } as never;
        appendPlugins([new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), ...iconsOnce(part.folder)]);
      },
    },
  };
}

/** The service worker: one script that loads no other, in a global scope of its own. */
function workerEnvironment(): EnvironmentConfig {
  return {
    ...common,
    source: { entry: { [parse(WORKER_FILE).name]: '@jishi/service-worker/worker' } },
    output: {
      ...common.output,
      target: 'web-worker',
      distPath: { root: WORKER_FOLDER, js: '' },
      filename: { js: '[name].js' },
      filenameHash: false,
      overrideBrowserslist: [...oldestBrowsers],
    },
    tools: { htmlPlugin: false },
  };
}

/** The one build preset: what a part adds to it stands in its `part.ts`. */
export function rsbuildConfig(part: Part): RsbuildConfig {
  const isShell = part.name === 'shell';
  const entries = isShell ? null : generateEntries(part);
  return {
    mode: 'production',
    logLevel: 'warn',
    plugins: [
      pluginReact({ splitChunks: false, fastRefresh: false }),
      pluginStyledComponents({
        namespace: part.mfName,
        ssr: true,
        minify: true,
        pure: true,
        transpileTemplateLiterals: true,
        displayName: false,
      }),
      leanIcons,
    ],
    environments: entries
      ? { web: remoteWeb(part, entries.exposes), node: nodeEnvironment(part, entries.server, sharedModules()) }
      : { web: shellWeb(part), node: nodeEnvironment(part, './src/server.ts', []), worker: workerEnvironment() },
  };
}
