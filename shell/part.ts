import { definePart } from '@jishi/contracts/part';

export default definePart({
  name: 'shell',
  owner: 'Storefront platform',
  pages: {},
  fragments: {},
  budget: { start: 165_000, largestModule: 3000 },
  allows: [
    {
      part: 'shell',
      effect: 'style at-rule',
      reason: 'the offline page of the service worker is a document of its own',
    },
    { part: 'shell', effect: 'worker', reason: 'registers the service worker that web serves' },
    { part: 'shell', effect: 'write __q', reason: 'receives the data that stands beside its HTML' },
    { part: 'shell', effect: 'write _SHOP_INTEGRITY', reason: 'gives every late script of any part its hash' },
    { part: 'shell', effect: 'write _FED_BUNDLER_RUNTIME', reason: 'hands remotes the federation runtime' },
    { part: 'shell', effect: 'write __FEDERATION__*', reason: 'the federation runtime keeps its remotes there' },
    {
      part: 'shell',
      effect: 'write __GLOBAL_LOADING_REMOTE_ENTRY__*',
      reason: 'the federation runtime, while it loads',
    },
    { part: 'shell', effect: 'write __zod_*', reason: 'zod keeps its settings there' },
    { part: 'shell', effect: 'write __alive', reason: 'says that the tab runs, so that nothing loads the page anew' },
    {
      part: 'shell',
      effect: 'write __incomplete',
      reason: 'a page that lacks its files is loaded anew when it comes back',
    },
    { part: 'shell', effect: 'write __early', reason: 'ends the keeping of presses that came before the tab ran' },
    { part: 'shell', effect: 'write ?', reason: 'the federation runtime takes away a container it fetches again' },
    { part: 'shell', effect: 'write data', reason: 'React: its own event, in a variable that held window before' },
    {
      part: 'shell',
      effect: 'write relatedTarget',
      reason: 'React: its own event, in a variable that held window before',
    },
    { part: 'shell', effect: 'write __reactRouterVersion', reason: 'the router names its version' },
    {
      part: 'shell',
      effect: 'write dataLayer',
      reason: 'where a tag manager of the owner reads sales, when the shop is set up so and the shopper agrees',
    },
    { part: 'shell', effect: 'write document.title', reason: 'the title of the page that was navigated to' },
    { part: 'shell', effect: 'write document.cookie', reason: 'session, language and theme are cookies' },
    {
      part: 'shell',
      effect: 'write document.documentElement.dataset',
      reason: 'the theme is an attribute of the page',
    },
    {
      part: 'shell',
      effect: 'write history.scrollRestoration',
      reason: 'the router restores places of scrolling itself',
    },
    { part: 'shell', effect: 'write location.href', reason: 'the router leaves the page when it cannot go on' },
    {
      part: 'shell',
      effect: 'write Error.*',
      reason: 'React and axios shorten their traces, and put the setting back',
    },
    { part: 'shell', effect: 'style element', reason: 'styled-components, the one writer of styles' },
    { part: 'shell', effect: 'style insertRule', reason: 'styled-components, the one writer of styles' },
    {
      part: 'shell',
      effect: 'run import',
      reason: 'branches of router and federation runtime that this shop never takes',
    },
    {
      part: 'shell',
      effect: 'run ?',
      reason: 'the router makes errors of the server again, by the name of their kind',
    },
    { part: 'shell', effect: 'run Function', reason: 'a branch of the federation runtime that this build never takes' },
    {
      part: 'shell',
      effect: 'origin http://localhost',
      reason: 'base the router resolves addresses with on the server',
    },
    {
      part: 'shell',
      effect: 'origin https://beian.miit.gov.cn',
      reason: 'link to the register the footer has to name',
    },
    { part: 'shell', effect: 'origin https://github.com', reason: 'a message of styled-components' },
    { part: 'shell', effect: 'origin https://module-federation.io', reason: 'a message of the federation runtime' },
    { part: 'shell', effect: 'origin https://react.dev', reason: 'a message of React' },
    { part: 'shell', effect: 'origin https://reactrouter.com', reason: 'a message of the router' },
    {
      part: 'mf-user-centre',
      effect: 'origin https://simplewebauthn.dev',
      reason: 'a message of the library that asks for passkeys',
    },
    {
      part: 'mf-user-centre',
      effect: 'write document.documentElement.style',
      reason:
        'Leaflet: no text is selected while a map is dragged, where there is no selectstart event (in no browser we build for)',
    },
    {
      part: 'mf-user-centre',
      effect: 'style element',
      reason: 'the picture cropper brings the rules of its own classes',
    },
    {
      part: 'mf-cart-checkout',
      effect: 'run location.assign',
      reason: 'whoever pays goes to the cashier, which is another site',
    },
    {
      part: 'mf-catalog',
      effect: 'change document.named setAttribute aria-*',
      reason: 'the search box of the header names the suggestions under it',
    },
    {
      part: 'mf-catalog',
      effect: 'change document.named removeAttribute aria-*',
      reason: 'the search box of the header, when the suggestions are gone',
    },
    {
      part: 'mf-catalog',
      effect: 'listen document.named keydown',
      reason: 'arrows in the search box of the header go through the suggestions',
    },
    { part: '*', effect: 'origin https://schema.org', reason: 'vocabulary of structured data, never fetched' },
  ],
});
