import { existsSync, globSync } from 'node:fs';
import { canInstall, installFromDebian } from './debian.ts';
import { say } from './progress.ts';

/** A browser engine the tests drive beside Chromium: its programs by the setting that names each, and its packages. */
type Engine = {
  name: string;
  /** Setting to the places where the program usually is; `*` stands for a folder of the machine's kind. */
  programs: Record<string, readonly string[]>;
  packages: readonly string[];
};

const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    programs: {
      FIREFOX_PATH: [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
    },
    packages: ['firefox-esr', 'fonts-noto-cjk'],
  },
  {
    name: 'WebKit',
    programs: {
      WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
      WEBKIT_BROWSER_PATH: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
      XVFB_PATH: ['/usr/bin/Xvfb'],
    },
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
  },
];

/** What the search needs of the machine. */
export type EngineMachine = {
  /** Files that match a place; `*` stands for any folder or part of its name. */
  find(place: string): readonly string[];
  canInstall(): boolean;
  install(packages: readonly string[]): Promise<boolean>;
};

const thisMachine: EngineMachine = {
  find: (place) => (place.includes('*') ? globSync(place) : [place].filter((path) => existsSync(path))),
  canInstall,
  install: installFromDebian,
};

type Env = Readonly<Record<string, string | undefined>>;

/** The programs of an engine by their settings; `null` when one of them is not here. */
function programsOf({ programs }: Engine, env: Env, machine: EngineMachine): Record<string, string> | null {
  const found = Object.entries(programs).map(([setting, places]) => {
    const wanted = env[setting] ? [env[setting]] : places;
    // The first place that has one; of several versions there the newest.
    return [setting, wanted.map((place) => machine.find(place).at(-1)).find((path) => path !== undefined)] as const;
  });
  return found.every(([, path]) => path) ? (Object.fromEntries(found) as Record<string, string>) : null;
}

/**
 * Engines beside Chromium: those that are here, or that Debian's packages bring when this is root on Debian. `env` names
 * their programs; `missing` says which engine does not run, and what to do.
 */
export async function findEngines(
  env: Env,
  machine = thisMachine,
): Promise<{ env: Record<string, string>; missing: string[] }> {
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const engine of engines) {
    let programs = programsOf(engine, env, machine);
    if (!programs && machine.canInstall()) {
      say(engine.name.toLowerCase(), `none here: installing ${engine.packages.join(', ')}`);
      if (await machine.install(engine.packages)) programs = programsOf(engine, env, machine);
    }
    if (programs) Object.assign(found, programs);
    else missing.push(notRun(engine));
    say(engine.name.toLowerCase(), programs ? Object.values(programs).join(', ') : 'not here: not run');
  }
  return { env: found, missing };
}

const notRun = ({ name, programs, packages }: Engine): string =>
  `${name} was not run: install it (Debian, Ubuntu: apt-get install ${packages.join(' ')}), or set ${Object.keys(programs).join(', ')}`;
