/** What others could feel, by name: an object, a function or a plain value. */
export type Snapshot = Map<string, unknown>;

/** Members of an object: values by name, accessors by their functions, and whether it can still grow. */
export function membersOf(of: object, name: string, into: Snapshot): void {
  for (const key of Reflect.ownKeys(of)) {
    const own = Reflect.getOwnPropertyDescriptor(of, key);
    const at = `${name}.${String(key)}`;
    if (own && 'value' in own) into.set(at, own.value);
    else if (own) into.set(at, own.get ?? own.set);
  }
  into.set(`${name} (can be changed)`, Object.isExtensible(of));
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Globals, what hangs on them, and on their prototypes. `skip`: what is a world of its own. */
export function globalsOf(window: object, skip: ReadonlySet<unknown>): Snapshot {
  const found: Snapshot = new Map();
  for (const key of Reflect.ownKeys(window)) {
    const own = Reflect.getOwnPropertyDescriptor(window, key);
    const name = String(key);
    if (own && !('value' in own)) {
      found.set(name, own.get ?? own.set);
      continue;
    }
    const value: unknown = own?.value;
    found.set(name, value);
    // Names with a line before them are the world's own works.
    if (!isObject(value) || skip.has(value) || value === window || name.startsWith('_')) continue;
    membersOf(value, name, found);
    const prototype: unknown = typeof value === 'function' ? value.prototype : null;
    if (isObject(prototype)) membersOf(prototype, `${name}.prototype`, found);
  }
  return found;
}

/** Names whose value is another one than before, and names that came or went. */
export function changesBetween(before: Snapshot, now: Snapshot): string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => before.has(name) !== now.has(name) || !Object.is(before.get(name), now.get(name)));
}
