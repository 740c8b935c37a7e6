import { darkCss, tokensCss } from '@jishi/ui/tokens';

/** In the shop's colours, without any other file. */
export const offlineStyle = `${tokensCss}
@media (prefers-color-scheme:dark){${darkCss}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg-page);color:var(--text-primary);font:var(--type-body)}
main{width:100%;max-width:560px;padding:32px 24px;background:var(--bg-surface);border:1px solid var(--border-subtle);border-radius:16px}
main>img,h1,p{display:block;margin-inline:auto;text-align:center}
h1{margin-block:16px 8px;font:var(--type-title-l)}
h2{margin:24px 0 0;padding-top:20px;border-top:1px solid var(--border-subtle);font:var(--type-label);color:var(--text-secondary)}
p{margin-block:0;color:var(--text-secondary)}
.links{margin-top:12px;display:flex;gap:8px;justify-content:center;flex-wrap:wrap}
ul{margin:8px 0 0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;gap:0 12px;align-items:center;justify-content:space-between}
li a{flex:1 1 60%;padding-inline:0;overflow-wrap:anywhere}
li span{color:var(--text-secondary);font:var(--type-caption)}
a{display:inline-block;min-height:44px;padding:9px 16px;color:var(--brand-text);text-underline-offset:4px}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:8px}`;
