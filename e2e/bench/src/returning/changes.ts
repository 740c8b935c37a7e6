/** One module of a part that is another in the next version. */
export type Change = {
  what: string;
  part: string;
  /** Which module; its path ends so. */
  module: string;
  /** What stands in it, and what then stands there. */
  from: string;
  to: string;
};

export const changes: readonly Change[] = [
  {
    what: 'the shell, a module of its first scripts',
    part: 'shell',
    module: 'layout/tab-bar.tsx',
    from: 'strokeWidth={1.75}',
    to: 'strokeWidth={1.5}',
  },
  {
    what: 'the shell, a module it loads later',
    part: 'shell',
    module: 'layout/back-to-top-button.tsx',
    from: 'size={20}',
    to: 'size={22}',
  },
  {
    what: 'a remote, the page that is visited',
    part: 'mf-catalog',
    module: 'home/home-screen.tsx',
    from: 'limit: 5',
    to: 'limit: 6',
  },
];
