import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../ports.ts';
import { programs } from '../programs.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { waitUntilReady } from '../wait-until-ready.ts';
import { type Balancer, startBalancer } from './balancer.ts';

export const INTERNAL_KEY = 'a-key-for-all-processes';

type Member = { name: string; port: number; process: ServerProcess };

/** Two apis behind one balancer, two webs behind another; the webs reach the apis through theirs. */
export type Cluster = AsyncDisposable & {
  /** What shoppers open. */
  origin: string;
  apis: Balancer;
  webs: Balancer;
  members: Member[];
  /** Ends a process by force and leaves it dead. */
  kill(name: string): Promise<void>;
  /** Lets a process end by itself if it still runs, and starts it again. */
  restart(name: string): Promise<void>;
};

type ClusterPlan = {
  folder: string;
  /** Settings of all processes. */
  env: Record<string, string>;
  /** Settings of the webs. */
  webEnv: Record<string, string>;
};

const START_WITHIN_MS = 120_000;

/** @throws ScriptError when a process does not start */
export async function startCluster({ folder, env, webEnv }: ClusterPlan): Promise<Cluster> {
  const [api1 = 0, api2 = 0, web1 = 0, web2 = 0] = await freePorts(4);
  const apis = await startBalancer({ ports: [api1, api2] });
  const webs = await startBalancer({ ports: [web1, web2] });
  const compiled = join(tmpdir(), 'jishi-compiled');
  const common = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: compiled,
    SHOP_DEMO: '1',
    SHOP_INTERNAL_KEY: INTERNAL_KEY,
    ...env,
  };
  const begin = async (name: string, port: number): Promise<Member> => {
    const isApi = name.startsWith('api');
    const data = join(folder, name);
    await mkdir(data, { recursive: true });
    const own = isApi
      ? { SHOP_API_PORT: String(port), SHOP_TRUST_PROXY: 'loopback' }
      : { SHOP_PORT: String(port), SHOP_API_ORIGIN: apis.origin, SHOP_TRUST_PROXY: 'loopback', ...webEnv };
    const server = startServer({
      name,
      script: isApi ? programs.api : programs.web,
      env: { ...common, SHOP_DATA: data, ...own },
      logFile: join(folder, `${name}.log`),
      onLine: () => {},
    });
    await waitUntilReady(server, `http://127.0.0.1:${port}/readyz`, START_WITHIN_MS);
    return { name, port, process: server };
  };
  const plan = { 'api-1': api1, 'api-2': api2, 'web-1': web1, 'web-2': web2 };
  const members = await Promise.all(Object.entries(plan).map(([name, port]) => begin(name, port)));
  const find = (name: string): Member => {
    const member = members.find((one) => one.name === name);
    if (!member) throw new Error(`there is no ${name}`);
    return member;
  };
  return {
    origin: webs.origin,
    apis,
    webs,
    members,
    kill: (name) => find(name).process.stop(0),
    async restart(name) {
      const member = find(name);
      await member.process.stop();
      member.process = (await begin(name, member.port)).process;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(members.map(({ process: server }) => server.stop()));
      await Promise.all([apis, webs].map((balancer) => balancer[Symbol.asyncDispose]()));
    },
  };
}
