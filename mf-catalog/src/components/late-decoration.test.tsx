import { act, fireEvent, render, screen } from '@jishi/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { LateDecoration } from './late-decoration.tsx';

const savesData = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
afterEach(() => vi.unstubAllGlobals());

const draw = (when: 'alive' | 'sign' = 'sign') => render(<LateDecoration when={when}>lanterns</LateDecoration>);

it('is not there for whoever saves data', () => {
  savesData(true);
  const { unmount } = draw();
  act(() => void fireEvent.keyDown(document.body));
  expect(screen.queryByText('lanterns')).not.toBeInTheDocument();
  unmount();
});

it('comes with the first sign of somebody, later ones at once', () => {
  savesData(false);
  const { unmount } = draw();
  expect(screen.queryByText('lanterns')).not.toBeInTheDocument();
  act(() => void fireEvent.keyDown(document.body));
  expect(screen.getByText('lanterns')).toBeInTheDocument();
  unmount();
  draw();
  expect(screen.getByText('lanterns')).toBeInTheDocument();
});

it('comes by itself where it is a part of what there is to look at', () => {
  savesData(false);
  draw('alive');
  expect(screen.getByText('lanterns')).toBeInTheDocument();
});
