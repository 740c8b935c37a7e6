/** Plain starting point for all elements, focus ring, what reduced motion means everywhere, and that paper shows no frame. */
export const reset = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;}
body{margin:0;background:var(--bg-page);color:var(--text-primary);font:var(--type-body);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:anywhere}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0}h1,h2,h3{text-wrap:balance}h1,h2,h3,h4{font:inherit}
ul,ol{list-style:none}fieldset{border:0;min-width:0}
a{color:inherit;text-decoration:none}img{display:block;max-width:100%}svg{display:block;flex:none}
button,input,select,textarea{font:inherit;color:inherit;margin:0}
button{cursor:pointer;background:none;border:0;padding:0}
i,em{font-style:normal}table{border-collapse:collapse;width:100%}s{text-decoration-thickness:1px}
::placeholder{color:var(--text-tertiary);opacity:1}[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}
:target{scroll-margin-top:96px}
html:has(dialog:modal){overflow:hidden}
@media print{body{background:none}nav,:is(header,footer,button):not(main *){display:none!important}}
.sr-only{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
@media(prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}`;
