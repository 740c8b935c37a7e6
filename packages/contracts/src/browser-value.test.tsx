import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useBrowserValue, useIsTakenOver } from './browser-value.ts';

const drawn: string[] = [];

function Where() {
  const where = useBrowserValue(
    () => 'browser',
    () => 'server',
  );
  drawn.push(where);
  return <p>{where}</p>;
}

it('is the server’s until its page is taken over', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Where />);
  expect(place.textContent).toBe('server');
  drawn.length = 0;
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Where />, { onRecoverableError: (fault) => faults.push(fault) }),
  );
  expect([drawn[0], place.textContent, faults]).toEqual(['server', 'browser', []]);
  act(() => root.unmount());
});

function Origin({ name }: { name: string }) {
  drawn.push(`${name} ${useIsTakenOver()}`);
  return null;
}

it('stays taken over, and is not drawn again for that', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Origin name="page" />);
  drawn.length = 0;
  const root = await act(async () => hydrateRoot(place, <Origin key="1" name="page" />));
  expect(drawn).toEqual(['page true']);
  await act(async () => root.render(<Origin key="2" name="later" />));
  expect(drawn).toEqual(['page true', 'later false']);
  act(() => root.unmount());
});
