/** One address form of a pattern: words, `:` for a parameter, `*` for any rest. */
type Form = readonly string[];

/** Forms of a pattern of react-router, optional segments written out: `/a/:id?` → `/a`, `/a/:`. Capitals do not count. */
function formsOf(pattern: string): Form[] {
  let forms: Form[] = [[]];
  for (const segment of pattern.toLowerCase().split('/').filter(Boolean)) {
    const word = segment.replace(/\?$/, '').replace(/^:.*/, ':');
    const longer = forms.map((form) => [...form, word]);
    forms = segment.endsWith('?') ? forms.concat(longer) : longer;
  }
  return forms;
}

const written = (form: Form): string => `/${form.join('/')}`;

/** An address two patterns have in the same form, so that only order would decide; `null` when there is none. */
export function sameForm(one: string, other: string): string | null {
  const forms = new Set(formsOf(one).map(written));
  return (
    formsOf(other)
      .map(written)
      .find((form) => forms.has(form)) ?? null
  );
}

/** An address both patterns match, also when one of them is the more exact one; `null` when there is none. */
export function overlap(one: string, other: string): string | null {
  for (const mine of formsOf(one)) {
    for (const theirs of formsOf(other)) {
      const common = commonForm(mine, theirs);
      if (common) return written(common);
    }
  }
  return null;
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

/** A form of address that `built` makes and `page` does not match; `null` when the page answers all of them. */
export function unanswered(built: string, page: string): string | null {
  const answered = formsOf(page);
  return (
    formsOf(built)
      .find((form) => !answered.some((wide) => covers(wide, form)))
      ?.join('/') ?? null
  );
}

function covers(wide: Form, form: Form): boolean {
  const rest = wide.indexOf('*');
  if (rest >= 0) return form.length >= rest && covers(wide.slice(0, rest), form.slice(0, rest));
  return wide.length === form.length && wide.every((word, index) => word === ':' || word === form[index]);
}
