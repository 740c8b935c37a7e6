/** Text of both languages, of which a test takes the one it runs in. */
export type Words = { zh: string | RegExp; en: string | RegExp };

/** Something in the page as a reader would name it: by role and name, by label, or by its text. */
export type Target = {
  by: 'role' | 'label' | 'text' | 'placed';
  role?: string;
  name?: string | RegExp;
  level?: number;
  checked?: boolean;
  within?: Target;
};

type Options = Omit<Target, 'by' | 'role' | 'name'>;

export const role = (role: string, name?: string | RegExp, more: Options = {}): Target => ({
  by: 'role',
  role,
  ...(name === undefined ? {} : { name }),
  ...more,
});

export const label = (name: string | RegExp, more: Options = {}): Target => ({ by: 'label', name, ...more });

export const text = (name: string | RegExp, more: Options = {}): Target => ({ by: 'text', name, ...more });

/** How a test's messages name it. */
export function described({ by, role, name, within }: Target): string {
  const own = [by === 'role' ? role : by, name === undefined ? '' : String(name)].join(' ').trim();
  return within ? `${own} in ${described(within)}` : own;
}

type WireName = string | { source: string; flags: string } | undefined;
export type WireTarget = Omit<Target, 'name' | 'within'> & { name: WireName; within: WireTarget | undefined };

/** As JSON: expressions cross into the page by their source. */
export function toWire({ name, within, ...rest }: Target): WireTarget {
  const wired = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
  return { ...rest, name: wired, within: within && toWire(within) };
}
