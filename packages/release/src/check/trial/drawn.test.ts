import { expect, test } from 'vitest';
import { faultsOfDrawn } from './drawn.ts';
import { stylesOutside } from './outward-styles.ts';
import { createWorld } from './world.ts';

test.each<[string, RegExp | null]>([
  ['<a onclick="x()">x</a>', /draws a with onclick/],
  ['<script src="/a.js"></script>', /draws a script/],
  ['<script type="application/ld+json">{}</script>', null],
  ['<a href=" JavaScript:void 0">x</a>', /javascript:/],
  ['<img src="https://img.example.com/a.png">', /img from https:\/\/img\.example\.com/],
  ['<img src="/a.png" srcset="/a.png 1x, //img.example.com/b.png 2x">', /another site/],
  ['<form action="https://pay.example.com/"></form>', /form from/],
  ['<a href="https://example.com/">elsewhere</a><img src="data:image/png;base64,AA=="><img src="/a.png">', null],
  ['<p id="frame-button">x</p>', /draws the id frame-button/],
  ['<a tabindex="3" href="/a">x</a>', /puts a before others/],
  ['<p tabindex="0">x</p><p tabindex="-1">x</p>', null],
  ['<p id="own">x</p><label for="own"></label>', null],
])('drawn: %s', (html, expected) => {
  const { window, place } = createWorld(() => false);
  place.innerHTML = html;
  expect(faultsOfDrawn(window, place)).toEqual(expected ? [expect.stringMatching(expected)] : []);
});

test.each<[string, string, RegExp | null]>([
  ['body{margin:0}', '<p>x</p>', /styles others: body/],
  ['p.x{margin:0}', '<p class="x">x</p>', null],
  ['.x{position:fixed;inset:0}', '<p class="x">x</p>', /lies over the whole page \(p\)/],
  ['.x{position:fixed;top:0;left:0;width:100vw;height:100vh}', '<p class="x">x</p>', /lies over/],
  ['.x{position:fixed;inset:auto 0 0}', '<p class="x">x</p>', null],
  ['.x{position:fixed;inset:0;pointer-events:none}', '<p class="x">x</p>', null],
  ['.x{position:fixed;inset:0}', '<dialog class="x">x</dialog>', null],
  ['.x{position:fixed;inset:0}.x[hidden]{display:none}', '<p class="x" hidden>x</p>', null],
])('styles: %s', (css, html, expected) => {
  const { window, place } = createWorld(() => false);
  const added = stylesOutside(window, place);
  place.innerHTML = `${html}<style>${css}</style>`;
  expect(added()).toEqual(expected ? [expect.stringMatching(expected)] : []);
});
