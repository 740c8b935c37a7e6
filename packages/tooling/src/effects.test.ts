import { expect, test } from 'vitest';
import { effectsOf } from './effects.ts';

const effects = (code: string, name = 'a.js') => effectsOf({ mfName: 'mf_a' }, { [name]: code });

test.each<[string, string[]]>([
  ['const a = window.innerWidth + document.title.length;', []],
  ['document.title = "x"', ['write document.title']],
  ['window["document"].title += "x"', ['write document.title']],
  ['delete globalThis.cart', ['write cart']],
  ['self.count++', ['write count']],
  ['[window.a, { b: window.b }] = []', ['write a', 'write b']],
  ['({ b: window.b } = {})', ['write b']],
  ['for (window.key in {}) {}', ['write key']],
  ['cart = 1', ['write cart']],
  ['let cart; cart = 1', []],
  ['const w = window; w.cart = 1', ['write cart']],
  ['let w; w = globalThis; w.cart = 1', ['write cart']],
  ['const { title } = document; const d = document; d.title = title', ['write document.title']],
  [
    'const { document: d, cart = {} } = window; d.title = 1; cart.lines = 1',
    ['write cart.lines', 'write document.title'],
  ],
  ['const { prototype } = Array; prototype.last = 1', ['write Array.prototype.last']],
  ['const { assign: put } = Object; put(window, { cart: 1 })', ['write cart']],
  ['window["ev" + "al"]("1")', ['run ?']],
  ['import(address)', ['run import']],
  ['import("./a.js")', []],
  ['const d = top.self.document; d.title = ""', ['write document.title']],
  ['(function (w) { w.cart = 1 })(window)', ['write cart']],
  ['((w) => { w.cart = 1 })({})', []],
  ['function f(window) { window.cart = 1 }', []],
  ['{ const document = {}; document.title = 1 } document.title = 2', ['write document.title']],
  ['const o = typeof self < "u" ? self : global; o.cart = 1', ['write cart']],
  ['window[name] = 1', ['write ?']],
  ['Object.defineProperty(window, "cart", {})', ['write cart']],
  ['Object.assign(document, { title: 1, dir: 2 })', ['write document.dir', 'write document.title']],
  ['Reflect.set(history, "pushState", null)', ['write history.pushState']],
  ['String.prototype.at = 1', ['write String.prototype.at']],
  ['Object.defineProperty(Element.prototype, "x", {})', ['write Element.prototype.x']],
  ['class A {} A.prototype.x = 1', []],
  ['module.exports = {}; exports.a = 1', []],
  ['globalThis.rspackChunkmf_a = []; self.__parts ??= {}; var mf_a; mf_a = 1', []],
  ['globalThis.rspackChunkmf_b = []', ['write rspackChunkmf_b']],
  ['(0, eval)("1")', ['run eval']],
  ['new Function("a", "return a")', ['run Function']],
  ['Function("return this")()', []],
  ['setInterval("go()", 1)', ['run setInterval with a text']],
  ['document.write("<p>")', ['run document.write']],
  ['navigator.serviceWorker.register("/sw.js")', ['worker']],
  ['registry.register("/sw.js")', []],
  ['const G = (0, s.createGlobalStyle)(["a"])', ['style createGlobalStyle']],
  ['const G = s.createGlobalStyle`a`', ['style createGlobalStyle']],
  ['sheet.insertRule("a{}")', ['style insertRule']],
  ['document.createElement("style")', ['style element']],
  ['document.createElement("div")', []],
  ['a.withConfig({ componentId: "mf_a__sc-1" })', []],
  ['a.withConfig({ componentId: "mf_b__sc-1" })', ['style mf_b__sc-1']],
  ['css(["@font-face { src: x }"])', ['style at-rule']],
  ['fetch("https://x.example:8080/a")', ['origin https://x.example:8080']],
  [`fetch(\`wss://x.example/\${a}\`)`, ['origin wss://x.example']],
  ['fetch("//x.example/a")', ['origin //x.example']],
  ['const a = "see https://x.example."', ['origin https://x.example']],
  ['const a = "http://www.w3.org/2000/svg", b = "/a//b", c = "https:"', []],
])('%s', (code, expected) => expect(effects(code)).toEqual(expected));

test('a style sheet is an effect by itself, a picture is none', () => {
  expect(effects('body {}', 'look.css')).toEqual(['style look.css']);
  expect(effects('https://x.example', 'mark.svg')).toEqual([]);
});

test('each effect is named once, over all files', () => {
  const files = { 'a.js': 'document.title = 1; document.title = 2', 'server.cjs': 'document.title = 3; exports.x = 1' };
  expect(effectsOf({ mfName: 'mf_a' }, files)).toEqual(['write document.title']);
});

test('what is no program is an error that names the file', () => {
  expect(() => effects('const = 1')).toThrow(/^a\.js cannot be read/);
});
