import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import { pagePaths } from '@jishi/contracts/paths';
import type { ApiCall, Declaration } from '@jishi/contracts/release';
import { apiFolder, wireCalls } from './api-calls.ts';
import { sourcesOfPart } from './compiled-in.ts';
import { contractOf, type JsonSchema, knownTerms } from './contracts.ts';
import { payloadsOf } from './event-emitters.ts';
import { emittedEvents, subscribedEvents } from './events.ts';
import { headingsOf } from './headings.ts';
import { linkedPages } from './links.ts';
import { levelsFolder, neededLevel, readCallLevels, readLevels } from './min-api.ts';
import { moduleEffects } from './module-effects.ts';
import { layoutLinkPlaces, navigationOf } from './navigation.ts';
import { findOperation } from './openapi.ts';
import { readOpenApi } from './openapi-file.ts';
import { layoutQuery, pageQueries } from './page-queries.ts';
import type { Part } from './part-plan.ts';
import { placedFragments } from './placed-fragments.ts';
import { pagePath } from './plan-faults.ts';
import { PLATFORM } from './shared.ts';
import { passedProps, providedProps } from './shared-props.ts';
import type { Source } from './sources.ts';
import { messagesOfPart, textsOfPart } from './texts.ts';

/** What the sources say; the rest is known when the part is built. */
export type SourceDeclaration = Omit<Declaration, 'version' | 'uses' | 'size' | 'effects' | 'builtAddresses'>;

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
  const known = await knownTerms(part);
  const payloads = payloadsOf(part, emittedEvents(sources), (await contractOf(part.folder, part.plan)).events);
  const calls = callsOf(part, sources);
  const messages = await messagesOfPart(part);
  const isShell = part.name === 'shell';
  return {
    ...bare,
    owner: part.plan.owner,
    platform: PLATFORM,
    minApi: neededLevel(calls, readLevels(levelsFolder), readCallLevels()),
    pages: pagesOf(part),
    fragments: await fragmentsOf(part, sources, payloads),
    tells: payloads,
    navigation: navigationOf(part, messages),
    ...(isShell && { linkPlaces: layoutLinkPlaces() }),
    siteMap: siteMapOf(part),
    headings: headingsOf(part, messages),
    links: linkedPages(sources),
    addresses: isShell ? { ...pagePaths } : {},
    ...(isShell ? { takesProps: providedProps() } : { passesProps: passedProps(sources) }),
    queryKeys: isShell ? { '*': layoutQuery(sources) } : queryKeysOf(part, sources),
    places: placedFragments(sources).map((id) => ({ id, props: known.props.get(id) ?? null })),
    listens: Object.fromEntries(
      subscribedEvents(sources).map((name) => [name, understood(known.events.get(name) ?? [])]),
    ),
    calls,
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

async function fragmentsOf(
  part: Part,
  sources: readonly Source[],
  payloads: Readonly<Record<string, JsonSchema>>,
): Promise<Declaration['fragments']> {
  const { props } = await contractOf(part.folder, part.plan);
  const emitted = new Map(moduleEffects(part, sources).map(({ id, emits }) => [id, emits]));
  return Object.entries(part.plan.fragments).map(([name, plan]) => {
    const id = `${part.mfName}/${name}`;
    const schema = props[name];
    if (!schema) throw new Error(`fragment ${id} has no contract: add it to ${part.plan.contract ?? 'a contract.ts'}`);
    const events = Object.fromEntries((emitted.get(id) ?? []).map((event) => [event, payloads[event]!]));
    return { id, hydrate: plan.hydrate, wakeOn: [...(plan.wakeOn ?? [])], props: schema, events };
  });
}

/** What a listener can count on: everything that may be emitted under this name; where nobody is known to emit it, nothing. */
const understood = ([only, ...others]: readonly JsonSchema[]): JsonSchema =>
  only ? (others.length > 0 ? { anyOf: [only, ...others] } : only) : { not: {} };

const openApiFile = join(import.meta.dirname, '../../backend/openapi.json');

/** Calls with what the api demands of each today: what it demands later on top of that is new to the part. */
function callsOf(part: Part, sources: readonly Source[]): ApiCall[] {
  // What the shell hands on to remotes is called by them.
  const handedOn = join(part.folder, 'src/shared/');
  const own = sources.filter(({ file }) => part.name !== 'shell' || !file.startsWith(handedOn));
  const backend = existsSync(openApiFile) ? readOpenApi(openApiFile) : null;
  return wireCalls(own, apiFolder).map((call) => {
    const operation = backend ? findOperation(backend, call) : undefined;
    return { ...call, requires: [...(operation?.requires ?? [])] };
  });
}
