import { comparePartNames, toMfName } from '@jishi/contracts/names';
import type { Declaration, Release } from '@jishi/contracts/release';
import { normalizeRoute } from '@jishi/contracts/route-patterns';
import type { VerifiedVersion } from '../artifact-store/read-versions.ts';
import { isMember } from '../documents/member-names.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { PlannedRollout } from './plan.ts';

/** What a release says beside its contents. */
export type ReleaseFacts = Pick<
  Release,
  'channel' | 'serial' | 'time' | 'author' | 'reason' | 'previous' | 'kind' | 'forced' | 'expires' | 'banned' | 'frozen'
> &
  Pick<Release, 'frozenParts' | 'planned' | 'approvals' | 'proposed' | 'approved' | 'replaces' | 'skips'>;

/**
 * Makes the release document of these versions.
 *
 * @throws RegistryError `conflict` naming everything that does not fit together
 */
export function composeRelease(versions: readonly VerifiedVersion[], facts: ReleaseFacts): Release {
  const sorted = [...versions].sort((a, b) => comparePartNames(a.files.part, b.files.part));
  const declarations = sorted.map(({ declaration }) => declaration);
  const problems = findConflicts(declarations);
  if (problems.length > 0) {
    throw new RegistryError('conflict', `these versions do not fit together:\n- ${problems.join('\n- ')}`);
  }
  return {
    format: 1,
    ...facts,
    platform: declarations[0]?.platform ?? 0,
    minApi: Math.max(...declarations.map(({ minApi }) => minApi)),
    parts: Object.fromEntries(sorted.map(({ files, hash }) => [files.part, { version: files.version, files: hash }])),
    pages: declarations.flatMap(({ pages }) => pages),
    fragments: declarations.flatMap(({ fragments }) => fragments),
    signature: null,
  };
}

/** The release with a candidate beside it, whose versions have to fit together like those of any release. */
export function withCandidate(
  release: Release,
  rollout: PlannedRollout | null,
  versions: readonly VerifiedVersion[] | null,
): Release {
  if (!rollout || !versions) return release;
  const { platform, minApi, parts, pages, fragments } = composeRelease(versions, release);
  return { ...release, rollout: { ...rollout, platform, minApi, parts, pages, fragments } };
}

/** Everything that would make a release of these parts wrong, in words; empty when they fit. */
function findConflicts(declarations: readonly Declaration[]): string[] {
  const shell = declarations.find(({ part }) => part === 'shell');
  if (!shell) return ['there is no shell among them'];
  return [
    ...declarations.flatMap((declaration) => findOwnFaults(declaration)),
    ...declarations.flatMap((declaration) => findMisfits(declaration, shell)),
    ...findDoubles(declarations, 'path', ({ pages }) => pages.map(({ path }) => normalizeRoute(path))),
    ...findDoubles(declarations, 'page', ({ pages }) => pages.map(({ id }) => id)),
    ...findDoubles(declarations, 'fragment', ({ fragments }) => fragments.map(({ id }) => id)),
  ];
}

function findOwnFaults({ part, pages, fragments }: Declaration): string[] {
  const prefix = `${toMfName(part)}/`;
  return [...pages, ...fragments]
    .filter(({ id }) => !id.startsWith(prefix))
    .map(({ id }) => `${part} declares ${id}, which is not its own`);
}

function findMisfits(declaration: Declaration, shell: Declaration): string[] {
  if (declaration === shell) return [];
  const { part, platform, uses } = declaration;
  if (platform !== shell.platform) return [`${part} is made for platform ${platform}, the shell is ${shell.platform}`];
  return Object.entries(uses).flatMap(([library, names]) => {
    const provided = shell.uses[library];
    if (!provided) return [`${part} uses ${library}, which the shell does not share`];
    const missing = names.filter((name) => !isMember(name) && !provided.includes(name));
    return missing.map((name) => `${part} uses ${name} of ${library}, which the shell does not share`);
  });
}

function findDoubles(
  declarations: readonly Declaration[],
  what: string,
  keysOf: (declaration: Declaration) => string[],
): string[] {
  const owners = new Map<string, string>();
  return declarations.flatMap((declaration) =>
    keysOf(declaration).flatMap((key) => {
      const owner = owners.get(key);
      owners.set(key, declaration.part);
      return owner === undefined ? [] : [`${owner} and ${declaration.part} both have the ${what} ${key}`];
    }),
  );
}
