import { fireEvent, screen } from '@jishi/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStage, moduleOf } from '../../testing/stage.tsx';
import { islandStarts } from './islands.ts';
import { LayoutIsland } from './layout-island.tsx';

const id = 'shell/phone-links';
const links = moduleOf(() => <button type="button">more</button>);
const fragments = islandStarts({ [id]: links } as never);

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test.each([
  [true, 0],
  [false, 1],
])(
  'a piece that does not load leaves what the server drew; quiet: %s, it says so to nobody who did not press it',
  async (isQuiet, said) => {
    const stage = createStage({ fragments });
    await stage.hydrate(<LayoutIsland id={id} isQuiet={isQuiet} />, { [id]: links });
    fireEvent.pointerOver(screen.getByRole('button', { name: 'more' }));
    await stage.browser.fails(id);
    expect(screen.queryAllByRole('status')).toHaveLength(said);
    expect(screen.getByRole('button', { name: 'more' })).toBeInTheDocument();
  },
);
