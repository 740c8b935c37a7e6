import type { Declaration, Release } from './release.ts';

/**
 * What a release document says of its parts and these themselves do not: pages, fragments, platform, the api they need. In words; nothing
 * when it is true.
 *
 * @param declarations of every part of the release
 */
export function releaseContradictions(release: Release, declarations: readonly Declaration[]): string[] {
  const pages = declarations.flatMap((one) => one.pages);
  const fragments = declarations.flatMap((one) => one.fragments);
  const minApi = Math.max(0, ...declarations.map((one) => one.minApi));
  return [
    ...declarations
      .filter(({ platform }) => platform !== release.platform)
      .map(({ part, platform }) => `${part} is made for platform ${platform}, the release says ${release.platform}`),
    ...(minApi > release.minApi ? [`its parts need api ${minApi}, the release says ${release.minApi}`] : []),
    ...differences('page', release.pages, pages),
    ...differences('fragment', release.fragments, fragments),
  ];
}

type Named = { id: string };

function differences(kind: string, said: readonly Named[], own: readonly Named[]): string[] {
  const ids = new Set([...said, ...own].map(({ id }) => id));
  const spelled = (list: readonly Named[], id: string) => sorted(list.filter((one) => one.id === id));
  return [...ids]
    .filter((id) => spelled(said, id) !== spelled(own, id))
    .map((id) => `the release says something else of the ${kind} ${id} than its part`);
}

/** One spelling, whatever the order of members. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
