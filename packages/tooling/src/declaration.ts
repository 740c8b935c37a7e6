import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import { pagePaths } from '@jishi/contracts/paths';
import type { ApiCall, Declaration } from '@jishi/contracts/release';
import { apiFolder, wireCalls } from './api-calls.ts';
import { sourcesOfPart } from './compiled-in.ts';
import { contractOf, knownContracts, type Terms } from './contracts.ts';
import { linkedPages } from './links.ts';
import { navigationOf, placesOfFrame } from './navigation.ts';
import { findOperation, parseOpenApi } from './openapi.ts';
import { frameQuery, pageQueries } from './page-queries.ts';
import type { Part } from './part-plan.ts';
import { heardEvents, placedFragments } from './placed-fragments.ts';
import { pagePath } from './plan-faults.ts';
import { PLATFORM } from './shared.ts';
import type { Source } from './sources.ts';
import { messagesOfPart, textsOfPart } from './texts.ts';

/** What the sources say; the rest is known when the part is built. */
export type SourceDeclaration = Omit<Declaration, 'version' | 'uses' | 'size' | 'effects'>;

/** Limits of a remote that names none of its own: bytes as sent. */
const REMOTE_BUDGET = { start: 6000, largestModule: 30_000 };

/**
 * What a part says of itself to the release tool, to web and to the shell, as far as its sources know.
 *
 * @throws when a page has no path, a fragment no contract, or something is not written out that a check needs
 */
export async function declarationOf(part: Part): Promise<SourceDeclaration> {
  const sources = sourcesOfPart(part.folder);
  const { version: _version, uses: _uses, size: _size, effects: _effects, ...bare } = bareDeclaration(part.name, '');
  const contracts = await knownContracts(part);
  const messages = await messagesOfPart(part);
  const isShell = part.name === 'shell';
  return {
    ...bare,
    owner: part.plan.owner,
    platform: PLATFORM,
    minApi: part.plan.minApi,
    pages: pagesOf(part),
    fragments: await fragmentsOf(part),
    navigation: navigationOf(part, messages),
    ...(isShell && { linkPlaces: placesOfFrame() }),
    siteMap: siteMapOf(part),
    links: linkedPages(sources),
    addresses: isShell ? { ...pagePaths } : {},
    queryKeys: isShell ? { '*': frameQuery(sources) } : queryKeysOf(part, sources),
    places: placedFragments(sources).map((id) => ({ id, props: contracts.get(id)?.props ?? null })),
    listens: Object.fromEntries(heardEvents(sources).map((name) => [name, understood(part, name, contracts)])),
    calls: callsOf(part, sources),
    texts: await textsOfPart(part, messages, sources),
    budget: part.plan.budget ?? REMOTE_BUDGET,
    allows: [...(part.plan.allows ?? [])],
  };
}

const pagesOf = (part: Part): Declaration['pages'] =>
  Object.entries(part.plan.pages).map(([name, plan]) => {
    const id = `${part.mfName}/${name}`;
    const path = pagePath(id, plan);
    if (path === null) throw new Error(`page ${id} has no path`);
    return { id, path, layout: plan.layout, guarded: plan.guarded ?? false };
  });

const siteMapOf = ({ mfName, plan }: Part): NonNullable<Declaration['siteMap']> =>
  Object.fromEntries(
    Object.entries(plan.pages).flatMap(([name, { siteMap }]) => (siteMap ? [[`${mfName}/${name}`, [...siteMap]]] : [])),
  );

const queryKeysOf = (part: Part, sources: readonly Source[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(pageQueries(part.folder, part.plan, sources)).map(([name, keys]) => [
      `${part.mfName}/${name}`,
      keys,
    ]),
  );

async function fragmentsOf(part: Part): Promise<Declaration['fragments']> {
  const contract = await contractOf(part.folder, part.plan);
  return Object.entries(part.plan.fragments).map(([name, plan]) => {
    const id = `${part.mfName}/${name}`;
    const terms = contract[name];
    if (!terms) throw new Error(`fragment ${id} has no contract: add it to ${part.plan.contract ?? 'a contract.ts'}`);
    return { id, hydrate: plan.hydrate, wakeOn: [...(plan.wakeOn ?? [])], ...terms };
  });
}

/**
 * What a listener can count on: everything that somebody announces under this name. Where no contract of another part
 * is known it can count on nothing.
 */
function understood(part: Part, event: string, contracts: ReadonlyMap<string, Terms>): Record<string, unknown> {
  const isAlone = [...contracts.keys()].every((id) => id.startsWith(`${part.mfName}/`));
  const told = [...contracts.values()].map(({ events }) => events[event]).filter((schema) => schema !== undefined);
  const different = [...new Map(told.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length > 1 ? { anyOf: different } : (different[0] ?? (isAlone ? { not: {} } : {}));
}

const openApiFile = join(import.meta.dirname, '../../backend/openapi.json');

/** Calls with what the api demands of each today: what it demands later on top of that is new to the part. */
function callsOf(part: Part, sources: readonly Source[]): ApiCall[] {
  // What the shell hands on to remotes is called by them.
  const handedOn = join(part.folder, 'src/shared/');
  const own = sources.filter(({ file }) => part.name !== 'shell' || !file.startsWith(handedOn));
  const backend = existsSync(openApiFile) ? parseOpenApi(JSON.parse(readFileSync(openApiFile, 'utf8'))) : null;
  return wireCalls(own, apiFolder).map((call) => {
    const operation = backend ? findOperation(backend, call) : undefined;
    return { ...call, requires: [...(operation?.requires ?? [])] };
  });
}
