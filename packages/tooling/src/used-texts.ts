import type { Source } from './sources.ts';
import { bare, nameOf, nodeAt, nodesAt, nodesOf, quasisOf, type Syntax, textOf } from './syntax.ts';

/** Keys that sources ask for: of their own texts, of the common ones, and of either. `*` stands for what is filled in. */
export type UsedTexts = { own: Set<string>; common: Set<string>; either: Set<string> };

const makers: Readonly<Record<string, 'own' | 'common'>> = {
  useTexts: 'own',
  textsOf: 'own',
  useCommonTexts: 'common',
  commonTextsOf: 'common',
};

/** Looks for calls of what `useTexts()`, `textsOf(…)` and their common twins answer, and of parameters typed `Text`. */
export function usedTexts(sources: readonly Source[]): UsedTexts {
  const used: UsedTexts = { own: new Set(), common: new Set(), either: new Set() };
  for (const { program } of sources) {
    const names = textNames(program);
    for (const node of nodesOf(program)) {
      if (node.type !== 'CallExpression') continue;
      const callee = bare(nodeAt(node, 'callee'));
      const kind = names.get(nameOf(callee) ?? '') ?? madeBy(callee);
      const [key] = nodesAt(node, 'arguments');
      if (kind && key) for (const text of keysOf(key)) used[kind].add(text);
    }
  }
  return used;
}

/** Names that are functions of texts; one that is so of both kinds in a source counts as either. */
function textNames(program: Syntax): Map<string, keyof UsedTexts> {
  const names = new Map<string, keyof UsedTexts>();
  const add = (name: string | null, kind: keyof UsedTexts) => {
    if (name !== null) names.set(name, (names.get(name) ?? kind) === kind ? kind : 'either');
  };
  for (const node of nodesOf(program)) {
    const made = node.type === 'VariableDeclarator' ? madeBy(bare(nodeAt(node, 'init'))) : null;
    if (made) add(nameOf(nodeAt(node, 'id')), made);
    if (node.type === 'Identifier' && isTextType(nodeAt(nodeAt(node, 'typeAnnotation'), 'typeAnnotation'))) {
      add(nameOf(node), 'either');
    }
  }
  return names;
}

/** Kind of texts a call makes a function for: `useTexts()`, `textsOf(i18n)`. */
function madeBy(node: Syntax | null): 'own' | 'common' | null {
  if (node?.type !== 'CallExpression') return null;
  return makers[nameOf(bare(nodeAt(node, 'callee'))) ?? ''] ?? null;
}

/** `Text<…>` of `@jishi/i18n`, or a name a part gives it: `CatalogueText`. */
const isTextType = (type: Syntax | null): boolean =>
  type?.type === 'TSTypeReference' && /Text$/.test(nameOf(nodeAt(type, 'typeName')) ?? '');

/** Keys an argument may be; what cannot be told at all is left to the types, which know the keys. */
function keysOf(node: Syntax): string[] {
  const key = bare(node);
  const text = textOf(key);
  if (text !== null) return [text];
  if (key?.type === 'TemplateLiteral') {
    const pattern = quasisOf(key).join('*');
    return /[^*]/.test(pattern) ? [pattern] : [];
  }
  const sides = { ConditionalExpression: ['consequent', 'alternate'], LogicalExpression: ['left', 'right'] } as const;
  const [one, other] = sides[key?.type as keyof typeof sides] ?? [];
  return [one, other].flatMap((side) => {
    const child = side ? nodeAt(key, side) : null;
    return child ? keysOf(child) : [];
  });
}
