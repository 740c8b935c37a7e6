import { parseSync } from 'oxc-parser';

/** Nodes that give a name to something, with the field the name stands in. */
const NAMING: Readonly<Record<string, 'id' | 'key'>> = {
  ClassDeclaration: 'id',
  FunctionDeclaration: 'id',
  MethodDefinition: 'key',
  Property: 'key',
  PropertyDefinition: 'key',
  TSDeclareFunction: 'id',
  TSEnumDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSTypeAliasDeclaration: 'id',
  VariableDeclarator: 'id',
};

/** Names a file declares: functions, values, types and classes, and members of classes, objects and types. */
export function declaredNames(file: string, source: string): Set<string> {
  const names = new Set<string>();
  visit(parseSync(file, source).program, (node) => {
    const field = NAMING[String(node['type'])];
    const name = field === undefined ? undefined : nameOf(node[field]);
    if (name !== undefined) names.add(name);
  });
  return names;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** An identifier has a `name`, a quoted key a `value`. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  const name = value['name'] ?? value['value'];
  return typeof name === 'string' ? name : undefined;
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (!isNode(value)) return;
  if (!Array.isArray(value)) onNode(value);
  for (const child of Object.values(value)) visit(child, onNode);
}
