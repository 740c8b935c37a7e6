/**
 * What is still to be told of the faults of a form while it is mended: a fault goes as soon as its field is right, and none comes
 * before the form is sent again.
 *
 * @param told what was wrong when the form was sent
 * @param found what is wrong now
 */
export function stillWrong<Faults extends object>(told: Faults, found: Faults): Faults {
  const wasWrong = new Map(Object.entries(told));
  const left = Object.entries(found).filter(([field, fault]) => fault && wasWrong.get(field));
  return Object.fromEntries(left) as Faults;
}
