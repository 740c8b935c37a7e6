/** What is to be tried: one page or fragment. */
export type TrialModule = {
  id: string;
  /** Name of the exposed module. */
  module: string;
  kind: 'page' | 'fragment';
  /** Pattern and address of the page it stands on. */
  pattern: string;
  path: string;
  props: object;
};

/** Everything the process of a trial is given. */
export type TrialOrder = {
  part: string;
  mfName: string;
  modules: readonly TrialModule[];
  /** Scripts of the build, the container last. */
  scripts: readonly (readonly [name: string, text: string])[];
  /** Script of the shop around it. */
  host: string;
  /** What the api answers, by method and path. */
  answers: Readonly<Record<string, unknown>>;
  /** Events the part states. */
  tells: readonly string[];
};

/** Which module is tried from now on; `null`: the scripts of the part are run. Whoever is not heard of again never came to an end. */
export type TrialBegin = { begins: string | null };

/** What one module did outside of its place; or why it could not be tried. `wrote`, `read`: queries, by the first word of their key. */
export type TrialReport = {
  id: string;
  effects: readonly string[];
  untried?: string;
  wrote?: readonly string[];
  read?: readonly string[];
};
