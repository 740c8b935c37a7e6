import { expect, it } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const file = (name: string, type = 'image/jpeg', size = 10) => ({ name, type, size });

it('takes pictures while there is room and says why the others are not taken', () => {
  const files = [
    file('a.jpg'),
    file('b.pdf', 'application/pdf'),
    file('c.gif', 'image/gif', 3e6),
    file('d.jpg'),
    file('e.jpg'),
  ];
  const { taken, refused } = chooseFiles(files, 2);
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'd.jpg']);
  expect(refused).toEqual([
    { file: 'b.pdf', problem: 'type' },
    { file: 'c.gif', problem: 'moving' },
    { file: 'e.jpg', problem: 'count' },
  ]);
});

it('takes nothing without room', () => {
  expect(chooseFiles([file('a.jpg')], 0)).toEqual({ taken: [], refused: [{ file: 'a.jpg', problem: 'count' }] });
});
