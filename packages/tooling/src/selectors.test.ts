import { describe, expect, test } from 'vitest';
import { FILLED, outwardSelectors } from './selectors.ts';

describe('rules that reach outside of their component', () => {
  test.each<[string, string[]]>([
    ['html:has(&){overflow:hidden}', ['html:has(&)']],
    [':root:has(&){--bg:red}', [':root:has(&)']],
    ['body:has(&) main > *{color:red}', ['body:has(&) main > *']],
    ['color:red;& ~ *{display:none}', ['& ~ *']],
    ['& + footer a{display:none}', ['& + footer a']],
    ['~ div{display:none}', ['& ~ div']],
    ['&:hover{~ *{opacity:0}}', ['&:hover ~ *']],
    ['*:not(&){opacity:0}', ['*:not(&)']],
    ['main:has(> &){padding:0}', ['main:has(> &)']],
    ['@media (min-width:1px){html:has(&){color:red}}', ['html:has(&)']],
    [`${FILLED}{body:has(&){color:red}}`, ['body:has(&)']],
    [`${FILLED};header:has(~ &){color:red}`, ['header:has(~ &)']],
    ['.x{body:has(&){color:red}}', ['body:has(& .x)']],
    ['&,html:has(&){color:red}', ['html:has(&)']],
    ['& > a{& ~ *{color:red}}', []],
  ])('%s', (css, expected) => expect(outwardSelectors(css)).toEqual(expected));
});

describe('rules that stay inside', () => {
  test.each([
    'color:red;background:url("a{b;c}");&:hover{color:blue}',
    '& + &{margin:0}',
    '& > * + *{margin:0}',
    '> button + button{margin:0}',
    'html[data-theme=dark] &{color:red}',
    `${FILLED} + &{color:red}`,
    `${FILLED}:has(&){color:red}`,
    `& + ${FILLED}{color:red}`,
    '&:checked + span{color:red}',
    '&:has([open]) h1 + p{color:red}',
    ':is(&, a):hover{color:red}',
    'li{white-space:pre}a:not(.x) ~ b{color:red}',
    '/* html:has(&){ } */color:red',
    'content:"html:has(&){";',
    `${FILLED}{display:none}`,
  ])('%s', (css) => expect(outwardSelectors(css)).toEqual([]));
});
