import { nameOf, nodeAt, nodesAt, nodesOf, parse, quasisOf, type Syntax } from './syntax.ts';

/** Attributes whose value is read out or shown. */
const spoken = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/**
 * Texts in a source that a customer could read, and that therefore belong into messages: anything Chinese, text between
 * tags, and written out values of attributes that are shown.
 */
export function hardcodedTexts(name: string, source: string): string[] {
  return [...nodesOf(parse(name, source))].flatMap(textsOf).map((text) => text.trim());
}

function textsOf(node: Syntax): string[] {
  if (node.type === 'JSXText') return hasWord(String(node['value'])) ? [String(node['value'])] : [];
  if (node.type === 'JSXAttribute') return written(nodeAt(node, 'value'), attributeName(node)).filter(notChinese);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return nodesAt(node, 'children')
      .flatMap((child) => written(child, null))
      .filter(notChinese);
  }
  // Found wherever it stands, so the two above leave it to this one.
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']].filter(isChinese);
  if (node.type === 'TemplateLiteral') return quasisOf(node).filter(isChinese);
  return [];
}

const notChinese = (text: string): boolean => !isChinese(text);

/** The text of a literal, also in braces; `attribute`: null for what stands between tags. */
function written(node: Syntax | null, attribute: string | null): string[] {
  if (attribute !== null && !spoken.has(attribute)) return [];
  const literal = node?.type === 'JSXExpressionContainer' ? nodeAt(node, 'expression') : node;
  const text = literal?.type === 'Literal' && typeof literal['value'] === 'string' ? literal['value'] : '';
  return hasWord(text) ? [text] : [];
}

function attributeName(node: Syntax): string {
  return nameOf(nodeAt(node, 'name')) ?? '';
}
