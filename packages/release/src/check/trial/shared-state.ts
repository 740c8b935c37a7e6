import type { Host } from './host.ts';
import { membersOf, type Snapshot } from './snapshot.ts';

/** What parts share beside the page itself, as it is now: libraries, the shop, the query cache, texts. */
export function sharedStateOf(host: Host, mfName: string): Snapshot {
  const state: Snapshot = new Map();
  for (const [name, library] of Object.entries(host.shared)) {
    membersOf(library, name, state);
    for (const [key, value] of Object.entries(library)) if (isPlain(value)) membersOf(value, `${name}.${key}`, state);
  }
  const { defaults, interceptors } = (host.shared['axios'] as { default: Axios }).default;
  state.set('defaults of axios', JSON.stringify(defaults));
  for (const [side, { handlers = [] }] of Object.entries(interceptors))
    state.set(`interceptors of axios (${side})`, handlers.filter(Boolean).length);
  membersOf(host.shop, 'shop', state);
  membersOf(host.shop.api, 'shop.api', state);
  membersOf(host.shop.bus, 'shop.bus', state);
  membersOf(host.session.getState() as object, 'session', state);
  addQueries(host, state);
  addTexts(host, mfName, state);
  return state;
}

type Axios = { defaults: object; interceptors: Record<string, { handlers?: unknown[] }> };

function addQueries({ queries, shared }: Host, state: Snapshot): void {
  membersOf(queries, 'queries', state);
  membersOf(queries.getQueryCache().config, 'settings of the query cache', state);
  membersOf(queries.getMutationCache().config, 'settings of the mutation cache', state);
  state.set('defaults of all queries', JSON.stringify(queries.getDefaultOptions()));
  const kept = queries.getQueryState(['check', 'another part']);
  state.set('query of another part', kept?.data);
  state.set('query of another part (made old)', kept?.isInvalidated);
  const library = shared['@tanstack/react-query'] as typeof import('@tanstack/react-query');
  state.set('whether queries hold the tab for online', library.onlineManager.isOnline());
  state.set('whether queries hold the tab for seen', library.focusManager.isFocused());
}

/** Texts a part adds are its own, also those a page brings along under `<part>_<page>`; those of others, and how all are read, stay as they are. */
function addTexts({ i18n }: Host, mfName: string, state: Snapshot): void {
  state.set('language', i18n.language);
  for (const [lang, bundles] of Object.entries(i18n.store.data))
    for (const [name, texts] of Object.entries(bundles))
      if (name !== mfName && !name.startsWith(`${mfName}_`))
        state.set(`texts of others (${lang} ${name})`, JSON.stringify(texts));
  membersOf(i18n.options, 'settings of texts', state);
  membersOf(i18n.options.interpolation ?? {}, 'settings of texts (values)', state);
  const formatter = i18n.services.formatter as { formats?: object } | undefined;
  if (formatter?.formats) membersOf(formatter.formats, 'formats of texts', state);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('$$typeof' in value);

/** How many listen to what all parts share. */
export function subscribersOf({ queries, i18n, subscribed }: Host): Map<string, number> {
  const count = (of: unknown) => (of as { listeners?: { size: number } }).listeners?.size ?? 0;
  const observers = (of: unknown) =>
    Object.values((of as { observers?: Record<string, Map<unknown, number>> }).observers ?? {})
      .flatMap((each) => [...each.values()])
      .reduce((sum, each) => sum + each, 0);
  return new Map([
    ['the query cache', count(queries.getQueryCache())],
    ['the mutation cache', count(queries.getMutationCache())],
    ['the texts', observers(i18n) + observers(i18n.store)],
    ['session and cart', subscribed.size],
  ]);
}
