import { categoryTreeQuery } from '@jishi/api/categories/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FLOORS_AT_ONCE, floorsOf } from '../model/floors.ts';
import { Floor } from './floor.tsx';
import { LateFloor } from './lazy-floor.tsx';

/** A floor per recommended category; only the first ones come with the page. */
export function Floors() {
  const { data } = useSuspenseQuery(categoryTreeQuery(useApi()));
  return floorsOf(data).map((floor, index) => {
    const Kind = index < FLOORS_AT_ONCE ? Floor : LateFloor;
    return <Kind key={floor.category.id} floor={floor} tone={index % 2 === 0 ? 'fresh' : 'home'} />;
  });
}
