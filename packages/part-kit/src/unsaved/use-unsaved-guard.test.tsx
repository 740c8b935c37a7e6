import { act, renderInShop, screen, waitFor } from '@jishi/testing';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

function Page() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <label>
        Name
        <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <button type="button" onClick={() => setTyped('')}>
        Save
      </button>
      <Link to="/away">Away</Link>
      <Link to="/form#end">Further down</Link>
      {useUnsavedGuard(typed !== '')}
    </>
  );
}

function draw(lang: 'zh' | 'en' = 'zh') {
  const drawn = renderInShop(<Page />, { lang, path: '/form', route: '/form' });
  const path = () => drawn.router.state.location.pathname;
  const press = (name: string) => drawn.user.click(screen.getByText(name));
  return { ...drawn, path, press, type: () => drawn.user.type(screen.getByLabelText('Name'), 'tea') };
}

const question = () => screen.queryByRole('dialog');
const isAskedByBrowser = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a page', () => {
  it('asks nothing while nothing was typed', async () => {
    const { path, press } = draw();
    expect(isAskedByBrowser()).toBe(false);
    await press('Away');
    expect([question(), path()]).toEqual([null, '/away']);
  });

  it.each([
    ['zh', '留下继续填', '离开'],
    ['en', 'Stay here', 'Leave'],
  ] as const)('asks in %s once something was, and keeps it when one stays', async (lang, stay, leave) => {
    const { path, press, type } = draw(lang);
    await type();
    await press('Away');
    expect([question() !== null, path()]).toEqual([true, '/form']);
    await press(stay);
    expect([question(), path()]).toEqual([null, '/form']);
    expect(screen.getByLabelText('Name')).toHaveValue('tea');
    await press('Away');
    await press(leave);
    expect(path()).toBe('/away');
  });

  it('has the browser ask before the tab is closed, until it is saved', async () => {
    const { press, type, unmount } = draw();
    await type();
    expect(isAskedByBrowser()).toBe(true);
    await press('Save');
    expect(isAskedByBrowser()).toBe(false);
    await type();
    unmount();
    expect(isAskedByBrowser()).toBe(false);
  });

  it('lets a link inside the page pass', async () => {
    const { press, type, router } = draw();
    await type();
    await press('Further down');
    expect([question(), router.state.location.hash]).toEqual([null, '#end']);
  });

  it('asks before going back as well', async () => {
    const { type, router, path } = draw();
    await act(() => router.navigate('/other'));
    await act(() => router.navigate('/form'));
    await type();
    await act(() => router.navigate(-1));
    expect([question() !== null, path()]).toEqual([true, '/form']);
  });

  it('goes on by itself when what was asked about is saved meanwhile', async () => {
    const { press, type, path } = draw();
    await type();
    await press('Away');
    await press('Save');
    await waitFor(() => expect(path()).toBe('/away'));
  });
});
