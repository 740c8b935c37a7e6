/** Colours are the roles of the design tokens; the host has no stylesheet of a release to take them from. */
const light =
  '--page:#FAF6F0;--surface:#FFFFFF;--text:#241C17;--quiet:#5A4E46;--line:#ECE3D7;--brand:#BA2F18;--focus:#2D58A3';
const dark =
  '--page:#14100D;--surface:#1E1915;--text:#F5EEE6;--quiet:#CBBFB3;--line:#2F2822;--brand:#FF8E75;--focus:#A1BEF3';

export const noticeStyle = `:root{color-scheme:light;${light}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}
:root[data-theme="light"]{color-scheme:light;${light}}
:root[data-theme="dark"]{color-scheme:dark;${dark}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--page);color:var(--text);
font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:480px;padding:32px 24px;background:var(--surface);border:1px solid var(--line);border-radius:16px;text-align:center}
svg{width:56px;height:56px}
svg.stall{width:100%;height:auto}
section+section{margin-top:24px;padding-top:24px;border-top:1px solid var(--line)}
h1,h2{margin:16px 0 8px;line-height:1.3}
h1{font-size:24px}
h2{font-size:18px}
p{margin:0;color:var(--quiet)}
.reference{margin-top:24px;font-size:12px;overflow-wrap:anywhere}
.links{margin-top:12px;display:flex;gap:8px;justify-content:center;flex-wrap:wrap}
a{display:inline-block;min-height:44px;padding:9px 16px;color:var(--brand);text-underline-offset:4px}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:8px}`;
