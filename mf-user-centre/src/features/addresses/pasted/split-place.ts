/** Number, letter or numeral with what it counts: 3号楼, A座, 二单元, 1101室. */
const building =
  /(?:[A-Za-z]?\d+[A-Za-z]?(?:-\d+)*|(?<!第)[一二三四五六七八九十百]{1,3}|[A-Za-z]{1,2})\s?#?(?:号楼|号院|幢|栋|座|单元|楼|层|室|号房|号门|户)(?![路街巷镇村乡县区湾])/;
/** A number at the end: 601, 3-2-501, 969号. */
const lastNumber = /(?<=[^\d\s#-])\s*(#?(?:\d+[-#])*\d+[A-Za-z]?(?:号|弄)?)$|\s(#?(?:\d+[-#])*\d+[A-Za-z]?)$/;

/** Street, estate or building, and the door behind it; `house` is empty when the text names none. */
export function splitPlace(text: string): { place: string; house: string } {
  const match = building.exec(text) ?? lastNumber.exec(text);
  const at = match && match.index > 0 ? match.index : text.length;
  return { place: text.slice(0, at).trim(), house: text.slice(at).trim() };
}
