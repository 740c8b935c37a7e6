/** One priced way of a template: it applies to the provinces it names. Costs in cents. */
export type FreightWay = {
  provinceCodes: readonly string[];
  firstPiece: number;
  firstCost: number;
  addPiece: number;
  addCost: number;
};

/** A freight template, priced by piece. `freeOver` in cents of products that travel under it, null without the rule. */
export type FreightTemplate = {
  id: number;
  freeProvinceCodes: readonly string[];
  freeOver: number | null;
  ways: readonly FreightWay[];
};

/** One line that may cost freight; everything but `pieces` is read from the stored good, never from a client. */
export type FreightLine = {
  /** Virtual products, card keys and downloads never travel. */
  isPhysical: boolean;
  pieces: number;
  /** Price of the line in cents, for the "free over" rule. */
  amount: number;
  /** 0: the fixed fee of the product counts, once per line whatever the pieces. */
  templateId: number;
  /** Fixed fee in cents. */
  fixedFee: number;
};

/**
 * Freight of an order in cents.
 *
 * @param provinceCode null when the province of the address is not known: template products then travel free
 */
export function freightOf(
  lines: readonly FreightLine[],
  templates: ReadonlyMap<number, FreightTemplate>,
  provinceCode: string | null,
): number {
  const physical = lines.filter((line) => line.isPhysical && line.pieces > 0);
  const fixed = physical.filter((line) => line.templateId === 0).reduce((sum, line) => sum + line.fixedFee, 0);
  const byTemplate = Map.groupBy(
    physical.filter((line) => line.templateId !== 0),
    (line) => line.templateId,
  );
  let total = fixed;
  for (const [templateId, group] of byTemplate) {
    const template = templates.get(templateId);
    if (template) total += templateFee(template, group, provinceCode);
  }
  return total;
}

function templateFee(template: FreightTemplate, lines: readonly FreightLine[], provinceCode: string | null): number {
  if (provinceCode === null || template.freeProvinceCodes.includes(provinceCode)) return 0;
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (template.freeOver !== null && amount >= template.freeOver) return 0;
  const way = template.ways.find((candidate) => candidate.provinceCodes.includes(provinceCode));
  if (!way) return 0;
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  return wayFee(way, pieces);
}

function wayFee(way: FreightWay, pieces: number): number {
  const further = pieces - way.firstPiece;
  // A template without a step for further pieces charges the first cost only.
  if (further <= 0 || way.addPiece <= 0) return way.firstCost;
  return way.firstCost + way.addCost * Math.ceil(further / way.addPiece);
}
