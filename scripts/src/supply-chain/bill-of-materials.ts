/** A component of a CycloneDX bill of materials, as far as it is read here. */
export type Component = {
  type: string;
  name: string;
  version: string;
  purl: string;
  'bom-ref': string;
  group?: string;
  licenses?: readonly ({ license: { id?: string; name?: string } } | { expression: string })[];
};

/** A bill of materials in the format of CycloneDX 1.6 (ECMA-424), as far as it is read here. */
export type BillOfMaterials = {
  metadata: { component: Component };
  components: readonly Component[];
  dependencies: readonly { ref: string; dependsOn?: readonly string[] }[];
};

/** Name with its scope, as npm writes it: `@img/sharp-linux-x64`. */
export const packageName = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

/** Licences as SPDX expressions; all of them count. Empty when none is declared. */
export const licencesOf = ({ licenses = [] }: Component): string[] =>
  licenses.map((each) =>
    'expression' in each ? each.expression : (each.license.id ?? each.license.name ?? 'unknown'),
  );

/** Members of the workspace that build and test: what hangs on nothing but them does not run. */
const tools = ['@jishi/tooling', '@jishi/testing'];

/**
 * What runs of what is installed: everything that can be reached without going through tools, and the Node it runs on. The order is
 * always the same, and the shop itself stands for all of its members: to which of them pnpm hangs what several need differs from run to run.
 */
export function whatRuns<Bill extends BillOfMaterials>(installed: Bill, node: Component): Bill {
  const root = installed.metadata.component['bom-ref'];
  const own = installed.components.filter((each) => each.group === '@jishi');
  const isTool = (ref: string): boolean =>
    own.some((each) => each['bom-ref'] === ref && tools.includes(packageName(each)));
  const members = own.map((each) => each['bom-ref']).filter((ref) => !isTool(ref));
  const given = new Map(installed.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const ofShop = [root, ...members].flatMap((ref) => given.get(ref) ?? []);
  const needs = (ref: string): readonly string[] => {
    if (ref === root) return [...ofShop, ...members, node['bom-ref']].filter((next) => !isTool(next));
    return members.includes(ref) ? [] : (given.get(ref) ?? []);
  };
  const runs = new Set([root]);
  for (const ref of runs) for (const next of needs(ref)) runs.add(next);
  return {
    ...installed,
    components: [...installed.components, node]
      .filter((each) => runs.has(each['bom-ref']))
      .sort((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: [...runs].sort().map((ref) => ({ ref, dependsOn: [...new Set(needs(ref))].sort() })),
  };
}

/** Packages that run and do not stand in the bill, as `name@version`. */
export function missingFrom(bill: BillOfMaterials, running: readonly { name: string; version: string }[]): string[] {
  const listed = new Set(bill.components.map((each) => `${packageName(each)}@${each.version}`));
  return running.map(({ name, version }) => `${name}@${version}`).filter((each) => !listed.has(each));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
