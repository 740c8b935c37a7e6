import { expect, test } from 'vitest';
import { usedInBuild } from './used-in-build.ts';

const modules = ['react', '@jishi/contracts', '@jishi/ui', '@jishi/ui/overlays', 'axios'];
const wrapped = (code: string) => `
var modules = ({
  "react"(module) { "use strict"; module.exports = require("react"); },
  712: (function (module) { module.exports = require("@jishi/ui"); }),
  "./page.ts"(module, exports, require_) { ${code} },
});`;

test.each<[string, string, Record<string, string[]>]>([
  [
    'a library at the top',
    'const r = require("react"); (0, r.useState)(1); r.useRef();',
    { react: ['useRef', 'useState'] },
  ],
  ['a library handed on by a module', wrapped('var r = require_("react"); r.useState();'), { react: ['useState'] }],
  ['a module with a number', wrapped('var u = require_(712); u.Button;'), { '@jishi/ui': ['Button'] }],
  ['a default export', wrapped('var a = require_("react"); var b = require_.n(a); b()();'), { react: ['default'] }],
  [
    'a default export nobody asks for',
    wrapped('var lib = require_("react"); var lib_default = require_.n(lib); lib.useId();'),
    { react: ['useId'] },
  ],
  [
    'one that two modules make and nobody asks for',
    `${wrapped('var a = require_("react"); var b = /*#__PURE__*/ require_.n(a); a.useState();')}
    ${wrapped('var a = require_("react"); var b = /*#__PURE__*/ require_.n(a); a.useRef();')}`,
    { react: ['useRef', 'useState'] },
  ],
  [
    'members of our own objects',
    'const c = require("@jishi/contracts"); (0, c.paths).product(7); c.paths["cart"]?.(); const { home, ["x"]: y } = c.paths;',
    { '@jishi/contracts': ['paths', 'paths.cart', 'paths.home', 'paths.product'] },
  ],
  [
    'members of what they answer, and of objects of others',
    'const c = require("@jishi/contracts"); const r = require("react"); c.useShop().origin; c.paths[name]; r.Children.map();',
    { '@jishi/contracts': ['paths', 'useShop'], react: ['Children'] },
  ],
  ['all of a library', 'const r = require("react"); keep(r);', { react: ['*'] }],
  ['a name that is computed', 'const r = require("react"); r[name];', { react: ['*'] }],
  ['a late import', wrapped('Promise.resolve().then(require_.bind(require_, "react"));'), { react: ['*'] }],
  [
    'another variable of that name',
    'const r = require("react"); function f(a) { return a.r; } const o = { r: 1 };',
    {},
  ],
  ['a library that is not shared', 'const fs = require("fs"); fs.readFileSync;', {}],
])('%s', (_what, code, expected) => expect(usedInBuild(code, modules)).toEqual(expected));
