import { useCategories } from '../../../hooks/use-categories.ts';
import { FLOORS_AT_ONCE, floorsOf } from '../model/floors.ts';
import { Floor } from './floor.tsx';
import { LateFloor } from './lazy-floor.tsx';

/** A floor per recommended category; only the first ones come with the page. */
export function Floors() {
  return floorsOf(useCategories()).map((floor, index) => {
    const Kind = index < FLOORS_AT_ONCE ? Floor : LateFloor;
    return <Kind key={floor.category.id} floor={floor} tone={index % 2 === 0 ? 'fresh' : 'home'} />;
  });
}
