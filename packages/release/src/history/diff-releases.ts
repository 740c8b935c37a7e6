import { comparePartNames } from '@jishi/contracts/names';
import type { FragmentEntry, PageEntry, Release } from '@jishi/contracts/release';
import { candidateText, shareText } from '../decisions/rollouts.ts';
import { canonicalJson } from '../documents/canonical-json.ts';

type Change = 'added' | 'removed' | 'changed';

/** One difference between two releases. `what` says how it changed, in words; empty when the change says it all. */
export type Difference = { id: string; change: Change; what: string };

export type ReleaseDiff = {
  /** Versions before and after; `null` where the part is not in the release. */
  parts: { part: string; from: string | null; to: string | null }[];
  pages: Difference[];
  fragments: Difference[];
  /** What the release demands, expires, bans: `platform`, `minApi`, … */
  facts: Difference[];
};

/** What is different in a second release. */
export function diffReleases(from: Release, to: Release): ReleaseDiff {
  const parts = [...new Set([...Object.keys(from.parts), ...Object.keys(to.parts)])].sort(comparePartNames);
  return {
    parts: parts
      .map((part) => ({ part, from: from.parts[part]?.version ?? null, to: to.parts[part]?.version ?? null }))
      .filter((pair) => from.parts[pair.part]?.files !== to.parts[pair.part]?.files),
    pages: differences(from.pages, to.pages, pageChanges),
    fragments: differences(from.fragments, to.fragments, fragmentChanges),
    facts: factChanges(from, to),
  };
}

type Identified = { id: string };

function differences<T extends Identified>(
  from: readonly T[],
  to: readonly T[],
  changesOf: (before: T, after: T) => string[],
): Difference[] {
  const before = new Map(from.map((item) => [item.id, item]));
  const after = new Map(to.map((item) => [item.id, item]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((id): Difference[] => {
    const [old, next] = [before.get(id), after.get(id)];
    if (!old) return [{ id, change: 'added', what: '' }];
    if (!next) return [{ id, change: 'removed', what: '' }];
    const what = changesOf(old, next).join(', ');
    return what === '' ? [] : [{ id, change: 'changed', what }];
  });
}

const pageChanges = (old: PageEntry, next: PageEntry): string[] => [
  ...valueChange('path', old.path, next.path),
  ...valueChange('layout', old.layout, next.layout),
  ...valueChange('guarded', old.guarded, next.guarded),
];

const fragmentChanges = (old: FragmentEntry, next: FragmentEntry): string[] => [
  ...valueChange('hydrate', old.hydrate, next.hydrate),
  ...valueChange('wakes on', old.wakeOn.join('+') || 'nothing', next.wakeOn.join('+') || 'nothing'),
  ...schemaChanges('prop', old.props, next.props),
  ...mapChanges('event', old.events, next.events),
];

/** Contracts are JSON Schemas of objects: names say more than the schemas themselves. */
function schemaChanges(
  what: string,
  old: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): string[] {
  const changes = mapChanges(what, recordIn(old, 'properties'), recordIn(next, 'properties'));
  const [before, after] = [namesIn(old, 'required'), namesIn(next, 'required')];
  const isNew = (name: string): boolean => !(name in recordIn(old, 'properties'));
  return [
    ...changes,
    ...after
      .filter((name) => !before.includes(name))
      .map((name) => `${what} ${name} ${isNew(name) ? 'is' : 'became'} required`),
    ...before
      .filter((name) => !after.includes(name) && name in recordIn(next, 'properties'))
      .map((name) => `${what} ${name} became optional`),
    ...(changes.length === 0 && canonicalJson(withoutNames(old)) !== canonicalJson(withoutNames(next))
      ? [`${what}s changed`]
      : []),
  ];
}

function mapChanges(
  what: string,
  old: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].sort().flatMap((name) => {
    if (!(name in old)) return [`+${what} ${name}`];
    if (!(name in next)) return [`−${what} ${name}`];
    return canonicalJson(old[name]) === canonicalJson(next[name]) ? [] : [`${what} ${name} changed`];
  });
}

const withoutNames = ({ properties: _, required: __, ...rest }: Readonly<Record<string, unknown>>) => rest;

function recordIn(schema: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  const value = schema[key];
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const namesIn = (schema: Readonly<Record<string, unknown>>, key: string): string[] => {
  const value = schema[key];
  return Array.isArray(value) ? value.map(String) : [];
};

const factChanges = (from: Release, to: Release): Difference[] => [
  ...factChange('platform', from.platform, to.platform),
  ...factChange('minApi', from.minApi, to.minApi),
  ...factChange('expires', from.expires ?? 'never', to.expires ?? 'never'),
  ...factChange('frozen', from.frozen?.reason ?? 'no', to.frozen?.reason ?? 'no'),
  ...factChange('rollout', rolloutOf(from), rolloutOf(to)),
  ...differences((from.frozenParts ?? []).map(toFreeze), (to.frozenParts ?? []).map(toFreeze), () => []),
  ...factChange('approval', from.approvals?.second ?? 'of nobody', to.approvals?.second ?? 'of nobody'),
  ...differences((from.proposed ?? []).map(toProposal), (to.proposed ?? []).map(toProposal), () => []),
  ...differences((from.planned ?? []).map(toPlan), (to.planned ?? []).map(toPlan), () => []),
  ...differences(from.banned.map(toBan), to.banned.map(toBan), () => []),
];

const rolloutOf = ({ rollout, parts }: Release): string =>
  rollout ? `${candidateText(rollout, { parts })} for ${shareText(rollout)}` : 'none';

const toFreeze = ({ part }: { part: string }): Identified => ({ id: `freeze of ${part}` });

const toProposal = ({ id, author }: { id: string; author: string }): Identified => ({
  id: `pin ${id} ${author} asked for`,
});

const toPlan = ({ id, at }: { id: string; at: string }): Identified => ({ id: `pin ${id} planned for ${at}` });

const toBan = ({ part, version }: { part: string; version: string }): Identified => ({
  id: `ban of ${part}@${version}`,
});

const factChange = (id: string, old: string | number, next: string | number): Difference[] =>
  valueChange('', old, next).map((what) => ({ id, change: 'changed', what: what.trim() }));

const valueChange = <T extends string | number | boolean>(name: string, old: T, next: T): string[] =>
  old === next ? [] : [`${name} ${old} → ${next}`];
