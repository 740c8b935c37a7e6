import { expect, it } from 'vitest';
import { marksIn } from './marks.ts';
import {
  calledInstead,
  dropArgument,
  dropCall,
  dropStatement,
  neverTaken,
  notCalled,
  type Removal,
  replacedBy,
} from './removals.ts';

/** A source without what is marked in it, on one line. */
function without(removal: Removal, text: string): string {
  const [mark] = marksIn('source.ts', text);
  if (!mark) throw new Error('there is no mark');
  const { start, end, by } = removal(mark);
  return (text.slice(0, start) + by + text.slice(end)).replace(/\s+/g, ' ').trim();
}

it.each([
  ['an argument', dropArgument, 'and(a, /* lock: x */ gte(b, 1));', 'and(a);'],
  ['an argument', dropArgument, 'and(/* lock: x */ gte(b, 1), a);', 'and(/* lock: x */ a);'],
  ['an argument on a line', dropArgument, 'and(\n a,\n // lock: x\n gte(\n b, 1),\n);', 'and( a, );'],
  ['a call of a chain', dropCall, 'await tx.where(a)/* lock: x */.for("share");', 'await tx.where(a);'],
  [
    'a call in a chain',
    dropCall,
    'tx\n .where(a)\n // lock: x\n .for("share")\n .limit(1);',
    'tx .where(a) .limit(1);',
  ],
  ['a statement', dropStatement, '// lock: x\nif (a)\n throw b;\nc();', '// lock: x c();'],
  [
    'a call',
    notCalled,
    'const a = b ? /* lock: x */ hold(tx) : null;',
    'const a = b ? /* lock: x */ void hold : null;',
  ],
  ['a call that is waited for', notCalled, '// lock: x\nawait wait(tx, a);', '// lock: x void wait;'],
  ['a branch', neverTaken, '// lock: x\nif (a ||\n b) c();', '// lock: x if ((a || b) && Number.isNaN(0)) c();'],
  ['an expression', replacedBy('b'), 'f({ a: /* lock: x */ await g(a).h });', 'f({ a: /* lock: x */ b });'],
  [
    'another function in parentheses',
    calledInstead('find', 'tx'),
    'import { lock } from "./a.ts";\na && /* lock: x */ (await lock(tx, id));',
    'import { lock } from "./a.ts"; a && /* lock: x */ (await (await import("./a.ts")).find(tx));',
  ],
  [
    'another function',
    calledInstead('find'),
    'import { lock } from "./a.ts";\nf(/* lock: x */ await lock(tx, id));',
    'import { lock } from "./a.ts"; f(/* lock: x */ await (await import("./a.ts")).find(tx, id));',
  ],
])('%s', (_, removal, text, left) => {
  expect(without(removal, text)).toBe(left);
});

it.each([
  ['no argument', dropArgument, 'const a = /* lock: x */ b;'],
  ['no call of a chain', dropCall, 'const a = /* lock: x */ b();'],
  ['no statement', dropStatement, 'f(/* lock: x */ b);'],
  ['no call', notCalled, 'const a = /* lock: x */ b;'],
  ['no branch', neverTaken, '// lock: x\nf();'],
  ['no expression', replacedBy('b'), '// lock: x\nif (a) b();'],
  ['nothing imported', calledInstead('find'), 'f(/* lock: x */ lock());'],
])('says where it is %s', (_, removal, text) => {
  expect(() => without(removal, text)).toThrow('The mark of x does not stand before');
});

it('a mark in a text is none', () => {
  expect(marksIn('source.ts', "const a = '/* lock: x */'; // the lock: x")).toEqual([]);
});
