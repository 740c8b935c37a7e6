import { join } from 'node:path';
import { type Holder, makeToken, type Role, removeToken, tokensOf } from '../access/tokens.ts';
import { runCli } from '../cli/run.ts';
import type { RegistryChecks } from '../context/registry-context.ts';
import type { ReadOrder } from '../history/order-release.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { buildService, type ServiceLimits } from '../service/build-service.ts';
import type { PicturesOption } from '../window/pictures/picture-taking.ts';
import { aTestKey, type BuildPlan, type TestKey, temporaryFolder, writeBuild } from './builds.ts';

/** A listening release service on a registry of its own. */
export type TestService = AsyncDisposable & {
  origin: string;
  registry: Registry;
  key: TestKey;
  log: Record<string, unknown>[];
  token(name: string, ...roles: Role[]): Promise<string>;
  /** A token that does not reach everywhere, or ends. */
  limitedToken(holder: Holder): Promise<string>;
  revoke(name: string): Promise<void>;
  /** Writes a build and returns its folder. */
  build(part: string, version: string, own?: Partial<BuildPlan>): Promise<string>;
  /** The CLI of somebody with this token, on a computer that has neither registry nor key. */
  run(token: string, ...args: string[]): Promise<{ code: number; out: string; err: string }>;
  /** A raw request. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

type ServiceOptions = {
  limits?: Partial<ServiceLimits>;
  /** Stands between service and registry. */
  wrap?: (registry: Registry) => Registry;
  /** Who takes pictures for the window. */
  pictures?: PicturesOption;
  readOrder?: ReadOrder;
  /** What is asked before a release goes live. Default: nothing. */
  checks?: RegistryChecks;
};

export async function aService({
  limits = {},
  wrap = (same) => same,
  pictures,
  readOrder,
  checks = {},
}: ServiceOptions = {}): Promise<TestService> {
  const folder = await temporaryFolder();
  const tokens = join(folder.path, 'tokens.json');
  const key = aTestKey();
  const registry = openRegistry(join(folder.path, 'registry'), { ...key, ...checks });
  const log: Record<string, unknown>[] = [];
  const logStream = { write: (line: string) => void log.push(JSON.parse(line)) };
  const app = buildService({
    registry: wrap(registry),
    findHolder: tokensOf(tokens),
    logStream,
    limits,
    pictures: pictures ?? null,
    ...(readOrder && { readOrder }),
  });
  const origin = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  return {
    origin,
    registry,
    key,
    log,
    token: (name, ...roles) => makeToken(tokens, { name, roles }),
    limitedToken: (holder) => makeToken(tokens, holder),
    revoke: (name) => removeToken(tokens, name),
    build: (part, version, own = {}) =>
      writeBuild(join(folder.path, 'builds', `${part}-${version}`), { part, version, ...own }),
    async run(token, ...args) {
      const [out, err]: [string[], string[]] = [[], []];
      const env = { SHOP_DATA: join(folder.path, 'elsewhere'), SHOP_DEMO: '0', SHOP_RELEASE_TOKEN: token };
      const code = await runCli([...args, '--service', origin], {
        env,
        out: (text) => out.push(text),
        err: (text) => err.push(text),
      });
      return { code, out: out.join('\n'), err: err.join('\n') };
    },
    ask: (path, init = {}) => fetch(origin + path, { method: 'POST', ...init }),
    close: () => app.close(),
    async [Symbol.asyncDispose]() {
      await app.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
