import type { Problem } from '../support/problems.ts';
import type { LotteryDocument, PrizeDocument } from './lottery-document.ts';

/** Fields of the places of a grid around its middle. */
const GRID_PLACES = 8;

/** What could not be drawn. `drawn`: how often each known prize was won, by its id. */
export function checkLottery(lottery: LotteryDocument, drawn: ReadonlyMap<number, number>): Problem[] {
  return [
    ...checkItself(lottery),
    ...checkPlaces(lottery),
    ...lottery.prizes.flatMap((prize, index) =>
      checkPrize(prize, drawn).map(({ path, reason }) => ({ path: ['prizes', index, ...path], reason })),
    ),
  ];
}

function checkItself({ name, starts, ends }: LotteryDocument): Problem[] {
  const problems: Problem[] = [];
  if (Object.keys(name).length === 0) problems.push({ path: ['name'], reason: 'is missing in every language' });
  if (starts === null) problems.push({ path: ['starts'], reason: 'is missing' });
  if (ends === null) problems.push({ path: ['ends'], reason: 'is missing' });
  if (starts && ends && ends <= starts) problems.push({ path: ['ends'], reason: 'must come after the start' });
  return problems;
}

function checkPlaces({ kind, prizes }: LotteryDocument): Problem[] {
  const shown = prizes.filter(({ isHidden }) => !isHidden);
  const problems: Problem[] = [];
  if (kind === 'grid' && shown.length !== GRID_PLACES)
    problems.push({ path: ['prizes'], reason: `must be ${GRID_PLACES} visible ones for a grid, not ${shown.length}` });
  if (kind !== 'grid' && shown.length < 2)
    problems.push({ path: ['prizes'], reason: 'must be two visible ones at least' });
  if (kind !== 'slots' && shown.every(({ weight }) => weight === 0))
    problems.push({ path: ['prizes'], reason: 'have no weight: none could be drawn' });
  // A wheel that has nothing else left gives a prize there is no end to: without one it would have to refuse.
  if (kind !== 'slots' && !shown.some(({ quantity }) => quantity === null))
    problems.push({ path: ['prizes'], reason: 'need one without an end (no quantity), such as a blank' });
  return problems;
}

const asked = { good: 'good', coupon: 'coupon', points: 'points', balance: 'amount' } as const;

function checkPrize(prize: PrizeDocument, drawn: ReadonlyMap<number, number>): Problem[] {
  const problems: Problem[] = [];
  if (Object.keys(prize.name).length === 0) problems.push({ path: ['name'], reason: 'is missing in every language' });
  for (const [kind, field] of Object.entries(asked) as [keyof typeof asked, (typeof asked)[keyof typeof asked]][]) {
    if (prize.kind === kind && !prize[field]) problems.push({ path: [field], reason: `is missing for this kind` });
    if (prize.kind !== kind && prize[field] !== null)
      problems.push({ path: [field], reason: `is for prizes of kind ${kind}` });
  }
  const won = prize.id === null ? 0 : (drawn.get(prize.id) ?? 0);
  if (prize.quantity !== null && prize.quantity < won)
    problems.push({ path: ['quantity'], reason: `is less than were won already (${won})` });
  return problems;
}
