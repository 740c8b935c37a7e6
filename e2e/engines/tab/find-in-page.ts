import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const main = require.resolve('@testing-library/dom');

/** Roles, names and labels as the testing library knows them, for browsers that tell a driver nothing of them. */
const library = readFileSync(join(dirname(main), '@testing-library/dom.umd.min.js'), 'utf8');

/** Body of a function that makes `__find` known in the page. */
export const teachFinding = `
(function () { const module = undefined, exports = undefined, define = undefined; ${library} }).call(globalThis);
const lib = (globalThis.TestingLibraryDom ?? self.TestingLibraryDom);
const nameOf = (name) => (name && typeof name === 'object' ? new RegExp(name.source, name.flags) : name);
const isSeen = (node) => {
  const box = node.getBoundingClientRect();
  return node.checkVisibility({ visibilityProperty: true }) && box.width + box.height > 0 && !node.closest('[aria-hidden="true"],[inert]');
};
const all = (target) => {
  const root = target.within ? all(target.within)[0] : document.body;
  if (!root) return [];
  const name = nameOf(target.name);
  const options = { hidden: true, level: target.level, checked: target.checked };
  if (name !== undefined) options.name = name;
  const ways = {
    role: () => lib.queryAllByRole(root, target.role, options),
    label: () => lib.queryAllByLabelText(root, name),
    text: () => lib.queryAllByText(root, name, { ignore: 'script, style, template' }),
    placed: () => [...root.querySelectorAll('[data-place="' + name + '"]')],
  };
  return ways[target.by]().filter(isSeen);
};
globalThis.__find = (target) => all(target);
`;

export const isTaught = 'return typeof globalThis.__find === "function"';
