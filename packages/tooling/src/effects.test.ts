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
  ['fetch("https://x.example:8080/a")', ['ask fetch', 'origin https://x.example:8080']],
  [`fetch(\`wss://x.example/\${a}\`)`, ['ask fetch', 'origin wss://x.example']],
  ['fetch("//x.example/a")', ['ask fetch', 'origin //x.example']],
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

test.each<[string, string[]]>([
  ['document.querySelector("header").remove()', ['change document.element remove']],
  ['const h = document.querySelector("header"); h.classList.add("x")', ['change document.element.classList add x']],
  ['document.querySelectorAll("a").forEach((a) => a.remove())', ['change document.element remove']],
  ['for (const a of document.querySelectorAll("a")) a.remove()', ['change document.element remove']],
  ['[...document.querySelectorAll("a")].forEach((a) => { a.href = "" })', ['write document.element.href']],
  ['document.body.appendChild(node)', ['change document.body appendChild']],
  ['document.documentElement.classList.toggle("dark")', ['change document.documentElement.classList toggle dark']],
  ['ref.current.ownerDocument.body.append(a)', ['change document.body append']],
  ['const a = document.createElement("a"); a.setAttribute("href", b); a.remove()', []],
  ['ref.current.append(a); new Set().add(1)', []],
  ['localStorage.clear()', ['run localStorage.clear']],
  ['localStorage.setItem("a", 1)', []],
  ['window.location.assign("/x")', ['run location.assign']],
  ['history.pushState({}, "", "/")', ['run history.pushState']],
  ['Object.freeze(Array.prototype)', ['freeze Array.prototype']],
  ['Object.freeze({ a: 1 })', []],
  ['Object.getPrototypeOf([]).last = 1', ['write (prototype).last']],
  ['document.addEventListener("click", (e) => e.stopPropagation(), true)', ['listen document click']],
  ['const f = (e) => e.preventDefault(); addEventListener("keydown", f)', ['listen window keydown']],
  ['window.addEventListener("wheel", given, { capture: !0 })', ['listen window wheel']],
  ['addEventListener("scroll", given, { capture: true, passive: true })', []],
  ['addEventListener("beforeunload", (e) => e.preventDefault())', []],
  ['function f(e) { e.stopImmediatePropagation() }', ['stop events']],
  ['require("axios").default.defaults.timeout = 1', ['write shared axios.default.defaults']],
  ['const a = require("axios"); a.default.interceptors.request.use(f)', ['change shared axios.default.interceptors']],
  [
    'const { default: x } = require("axios"); Object.assign(x.defaults, { timeout: 1 })',
    ['write shared axios.default.defaults.timeout'],
  ],
  ['require("@jishi/contracts").paths.product = f', ['write shared @jishi/contracts.paths.product']],
  ['queries.clear()', ['change queries.clear']],
  ['context.queries.removeQueries()', ['change queries.removeQueries']],
  ['queries.removeQueries({ queryKey: ["a"] }); new Map().clear()', []],
  ['queries.getQueryCache().clear()', ['change queries.clear']],
  ['bus.emit("notice:read", {})', ['emit notice:read']],
  ['const b = shop.bus; b.emit("notice:read", {})', ['emit notice:read']],
  ['jsx("title", { children: "x" })', ['draw title']],
  ['jsx("style", { children: "body{}" })', ['style element']],
  ['fetch("/api/v1/app/good")', ['ask fetch']],
  ['dispatchEvent(new Event("popstate"))', ['run dispatchEvent popstate']],
  ['dispatchEvent(new Event("mine:changed"))', []],
  ['addEventListener("unload", f)', ['listen window unload']],
  ['document.adoptedStyleSheets.push(sheet)', ['change document.adoptedStyleSheets push']],
  ['const all = [...document.querySelectorAll("a")]; all.push(own)', []],
  ['const [first] = document.querySelectorAll("a"); first.remove()', ['change document.element remove']],
  ['const [sheet] = document.styleSheets; sheet.disabled = true', ['write document.styleSheets.?']],
  ['document.getElementById(given).click()', []],
  ['document.forms[0].submit()', ['run document.forms.0 submit']],
  ['navigator.serviceWorker.getRegistrations()', ['worker']],
  ['navigator.serviceWorker.addEventListener("message", f)', []],
  ['import("/late.js")', ['run import']],
  ['(() => {}).constructor("return 1")()', ['run Function']],
  ['new this.constructor("a"); a.constructor("return this")', []],
  ['styled.div(["@keyframes spin{to{opacity:0}}"])', ['style at-rule']],
  ['keyframes(["to{opacity:0}"]); css(["@keyframes ", "{to{opacity:0}}"], name)', []],
  [
    'require("@tanstack/react-query").onlineManager.setOnline(false)',
    ['change shared @tanstack/react-query.onlineManager.setOnline'],
  ],
  ['require("i18next").default.use(plugin)', ['change shared i18next.default.use']],
  ['require("react-i18next").setDefaults({})', ['change shared react-i18next.setDefaults']],
  ['require("react").use(context); const [a, setA] = require("react").useState(0); setA(1)', []],
  ['queries.setQueryDefaults(["a"], {})', ['change queries.setQueryDefaults']],
  ['queries.invalidateQueries()', ['change queries.invalidateQueries']],
  ['queries.invalidateQueries({ queryKey: ["a"] })', []],
  ['shop.session.setState({ isSignedIn: false })', ['change session.setState']],
  ['shop.cart.setState({ lines: [] })', ['change cart.setState']],
  ['cart.setState({ merged: undefined })', []],
  ['this.setState({}); session.getState().setCustomer(a)', []],
  ['styled.__PRIVATE__.mainSheet', ['use __PRIVATE__']],
  ['node["__reactFiber$" + key]', ['use __reactFiber$']],
  ['styled.div(["color:red;html:has(&){overflow:hidden}"])', ['style html:has(&)']],
  ['styled.div`& ~ *{opacity:1}`', ['style & ~ *']],
  ['styled.div({ "html:has(&)": { color: "red" } })', ['style html:has(&)']],
])('outside of a part: %s', (code, expected) => expect(effects(code)).toEqual(expected));

test('an event the part states is its own', () =>
  expect(effectsOf({ mfName: 'mf_a', tells: { 'a:b': {} } }, { 'a.js': 'bus.emit("a:b", {})' })).toEqual([]));

const onServer = (code: string) => effects(code, 'server.cjs');

test.each<[string, string[]]>([
  ['require("node:fs").readFileSync(a)', ['require node:fs']],
  ['const { exec } = require("child_process")', ['require child_process']],
  ['require(name)', ['require ?']],
  ['require("react"); require("@jishi/ui/forms")', []],
  ['function f(require) { require("fs") }', []],
  ['process.exit(1)', ['use process.exit']],
  ['const { env } = globalThis.process; env.SHOP_KEY', ['use process']],
  ['const a = typeof process', []],
  ['setInterval(f, 1000)', ['run setInterval as soon as it is loaded']],
  ['(() => { setTimeout(f, 1000) })()', ['run setTimeout as soon as it is loaded']],
  ['({ "./a.ts"(module, exports, require) { setInterval(f, 1) } })', ['run setInterval as soon as it is loaded']],
  ['function Page() { const w = window.innerWidth; return jsx("p", { children: w }) }', ['read window while drawing']],
  [
    'const useWide = () => { const [a] = useState(matchMedia("print").matches); return a }',
    ['read matchMedia while drawing'],
  ],
  [
    'function Page() { useEffect(() => { document.hasFocus() }); return jsx("p", { onClick: () => location.host }) }',
    [],
  ],
  ['function Page() { const w = typeof window === "undefined" ? 0 : window.innerWidth; return jsx("p", {}) }', []],
  [
    'function Page({ location, a }) { const { history } = a; return jsx("p", { x: location, window: history.window }) }',
    [],
  ],
  ['function read() { return window.innerWidth }', []],
  ['function useTick() { setInterval(f, 1000) } const g = () => setTimeout(f, 1)', []],
])('in the server file of a part: %s', (code, expected) => expect(onServer(code)).toEqual(expected));

test('the browser has none of these, and the server file of the shell is its own', () => {
  expect(effects('process.exit(1); require("fs"); setInterval(f, 1)')).toEqual([]);
  expect(effectsOf({ mfName: 'shell' }, { 'server.cjs': 'require("fs"); process.exit(1)' })).toEqual([]);
});
