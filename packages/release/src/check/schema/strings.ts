import { definite, type Misfit, type Node, numberOf, type SchemaObject, undecided } from './json-schema.ts';

/** Length, pattern and format of texts. */
export function stringMisfits(a: Node, b: Node, where: string): Misfit[] {
  const [sent, accepted] = [a.schema as SchemaObject, b.schema as SchemaObject];
  const misfits: Misfit[] = [];
  const shortest = numberOf(accepted, 'minLength', 0);
  const longest = numberOf(accepted, 'maxLength', Infinity);
  if (numberOf(sent, 'minLength', 0) < shortest)
    misfits.push(definite(where, `may be shorter than ${shortest} characters`));
  if (numberOf(sent, 'maxLength', Infinity) > longest)
    misfits.push(definite(where, `may be longer than ${longest} characters`));
  for (const keyword of ['pattern', 'format', 'contentEncoding', 'contentMediaType']) {
    if (!(keyword in accepted) || sent[keyword] === accepted[keyword]) continue;
    const words = `${keyword} ${String(accepted[keyword])}`;
    misfits.push(
      keyword in sent
        ? undecided(where, `has the ${keyword} ${String(sent[keyword])}, which cannot be compared with the ${words}`)
        : definite(where, `may be any text, and only texts of the ${words} are accepted`),
    );
  }
  return misfits;
}
