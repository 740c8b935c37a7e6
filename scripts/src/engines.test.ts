import { expect, test, vi } from 'vitest';
import { type EngineMachine, findEngines } from './engines.ts';

const webkit = ['/usr/bin/WebKitWebDriver', '/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/bin/Xvfb'];

/** A machine on which these places hold a program. */
function machineWith(places: readonly string[], more: Partial<EngineMachine> = {}): EngineMachine {
  return {
    find: (place) => (places.includes(place) ? [place.replaceAll('*', 'x')] : []),
    canInstall: () => false,
    install: async () => false,
    ...more,
  };
}

test('the first place that has a program is taken', async () => {
  const { env } = await findEngines({}, machineWith(['/usr/bin/firefox', '/usr/bin/firefox-esr', ...webkit]));
  expect(env['FIREFOX_PATH']).toBe('/usr/bin/firefox-esr');
});

test('engines that are here are named by their settings', async () => {
  const { env, missing } = await findEngines({}, machineWith(['/usr/bin/firefox', ...webkit]));
  expect(env).toEqual({
    FIREFOX_PATH: '/usr/bin/firefox',
    WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver',
    WEBKIT_BROWSER_PATH: '/usr/lib/x/webkit2gtk-4.x/MiniBrowser',
    XVFB_PATH: '/usr/bin/Xvfb',
  });
  expect(missing).toEqual([]);
});

test('an engine without one of its programs is said to be not run', async () => {
  const { env, missing } = await findEngines({}, machineWith(webkit.slice(0, 2)));
  expect(env).toEqual({});
  expect(missing).toEqual([
    expect.stringMatching(/^Firefox was not run: .*firefox-esr.*FIREFOX_PATH/),
    expect.stringMatching(/^WebKit was not run: .*xvfb.*XVFB_PATH/),
  ]);
});

test('what is missing is installed where that can be done, and only that', async () => {
  const places = [...webkit];
  const install = vi.fn(async () => places.push('/usr/bin/firefox-esr') > 0);
  const { env, missing } = await findEngines({}, machineWith(places, { canInstall: () => true, install }));
  expect(install.mock.calls).toEqual([[['firefox-esr', 'fonts-noto-cjk']]]);
  expect(env['FIREFOX_PATH']).toBe('/usr/bin/firefox-esr');
  expect(missing).toEqual([]);
});

test('an installation that fails leaves the engine out', async () => {
  const machine = machineWith([], { canInstall: () => true });
  expect((await findEngines({}, machine)).missing).toHaveLength(2);
});

test('a setting is believed, and nothing else is looked for in its place', async () => {
  const chosen = '/opt/firefox/firefox';
  expect((await findEngines({ FIREFOX_PATH: chosen }, machineWith([chosen, ...webkit]))).env['FIREFOX_PATH']).toBe(
    chosen,
  );
  const { missing } = await findEngines({ FIREFOX_PATH: chosen }, machineWith(['/usr/bin/firefox', ...webkit]));
  expect(missing).toEqual([expect.stringContaining('Firefox was not run')]);
});
