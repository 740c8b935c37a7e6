/*
 * Route patterns of pages, as react-router reads them: `:name` is one segment, `:name?` at the end may be missing, `*` is
 * any rest; capitals and slashes at the end do not count. Everything outside of a browser that matches, compares or
 * fills such a pattern does it here; in a browser the router does it, and `plainPath` of `navigation.ts`, so that none
 * of this reaches the first scripts.
 */

/** The decoded segments of a path; `null` for one with a broken percent-encoding. */
export function pathSegments(path: string): string[] | null {
  try {
    const segments = path.replace(/\/+$/, '').split('/').slice(1);
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/** Matches decoded segments: gives the canonical path, as the pattern spells it, or `null` when they do not match. */
export type RouteMatcher = (segments: readonly string[]) => string | null;

/** Compiles a pattern once for many paths. */
export function routeMatcher(pattern: string): RouteMatcher {
  const own = segmentsOf(pattern);
  const required = own.filter((segment) => !segment.endsWith('?')).length;
  return (segments) => {
    if (segments.length < required || segments.length > own.length) return null;
    const spelled = segments.map((segment, index) => spell(own[index] ?? '', segment));
    return spelled.includes(null) ? null : `/${spelled.join('/')}`;
  };
}

function spell(own: string, segment: string): string | null {
  if (own.startsWith(':')) return segment === '' ? null : encodeURIComponent(segment);
  return own.toLowerCase() === segment.toLowerCase() ? own : null;
}

/** Whether a pattern matches a path; query and hash do not belong to it. */
export function matchesRoute(pattern: string, path: string): boolean {
  const segments = pathSegments(path);
  return segments !== null && routeMatcher(pattern)(segments) !== null;
}

/** Fills the first parameter: `/product/list/:id?` and 7 → `/product/list/7`. */
export const fillRoute = (pattern: string, value: string | number): string =>
  pattern.replace(/:\w+\??/, () => encodeURIComponent(value));

/** One spelling for patterns that match the same paths: names of parameters and capitals do not count. */
export const normalizeRoute = (pattern: string): string => pattern.replaceAll(/:\w+/g, ':').toLowerCase();

/** A path two patterns have in the same form, so that only their order would decide; `null` when there is none. */
export function ambiguousPath(one: string, other: string): string | null {
  const forms = new Set(formsOf(one).map(written));
  return (
    formsOf(other)
      .map(written)
      .find((form) => forms.has(form)) ?? null
  );
}

/** A path both patterns match, also when one of them is the more specific one; `null` when there is none. */
export function overlappingPath(one: string, other: string): string | null {
  for (const mine of formsOf(one)) {
    for (const theirs of formsOf(other)) {
      const common = commonForm(mine, theirs);
      if (common) return written(common);
    }
  }
  return null;
}

/** A path of the first pattern that the second one does not match; `null` when it covers all of them. */
export function uncoveredPath(pattern: string, by: string): string | null {
  const covering = formsOf(by);
  const missing = formsOf(pattern).find((form) => !covering.some((wide) => covers(wide, form)));
  return missing ? written(missing) : null;
}

/** One form of a pattern: words, `:` for a parameter, `*` for any rest. */
type Form = readonly string[];

const segmentsOf = (pattern: string): string[] => pattern.split('/').filter(Boolean);

const written = (form: Form): string => `/${form.join('/')}`;

/** Forms of a pattern, optional segments written out: `/a/:id?` → `/a`, `/a/:`. */
function formsOf(pattern: string): Form[] {
  let forms: Form[] = [[]];
  for (const segment of segmentsOf(pattern.toLowerCase())) {
    const word = segment.replace(/\?$/, '').replace(/^:.*/, ':');
    const longer = forms.map((form) => [...form, word]);
    forms = segment.endsWith('?') ? forms.concat(longer) : longer;
  }
  return forms;
}

function commonForm(one: Form, other: Form): Form | null {
  const common: string[] = [];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const [a, b] = [one[index], other[index]];
    if (a === '*' || b === '*') return [...common, '*'];
    if (a === undefined || b === undefined || (a !== b && a !== ':' && b !== ':')) return null;
    common.push(a === ':' ? b : a);
  }
  return common;
}

function covers(wide: Form, form: Form): boolean {
  const rest = wide.indexOf('*');
  if (rest >= 0) return form.length >= rest && covers(wide.slice(0, rest), form.slice(0, rest));
  return wide.length === form.length && wide.every((word, index) => word === ':' || word === form[index]);
}
