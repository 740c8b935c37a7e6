/** Style of the cashier: the house colours in light and dark, from 360 px up. A file of its own, so that no page needs inline style. */
export const cashierStyle = `
:root {
  color-scheme: light dark;
  --page: #FAF6F0; --surface: #FFFFFF; --text: #241C17; --soft-text: #5A4E46; --border: #DACFC0;
  --brand: #C5341C; --brand-hover: #AC2A15; --on-brand: #FFFFFF; --price: #BA2F18; --focus: #2D58A3;
  --note: #FFF4DB; --note-text: #845500; --note-border: #EBCB86; --control: #8C8072; --hover: #F7F1E8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14100D; --surface: #1E1915; --text: #F5EEE6; --soft-text: #CBBFB3; --border: #463C34;
    --brand: #D0412A; --brand-hover: #BD3922; --on-brand: #FFFFFF; --price: #FF8E75; --focus: #A1BEF3;
    --note: #342810; --note-text: #F6C765; --note-border: #6B5526; --control: #877B70; --hover: #262019;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; padding: 16px; background: var(--page); color: var(--text);
  font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
header, main { max-width: 440px; margin: 0 auto; }
header { display: flex; justify-content: space-between; align-items: center; padding: 8px 0 16px; }
header p { margin: 0; font-weight: 700; }
main { padding: 24px; background: var(--surface); border: 1px solid var(--border); border-radius: 16px; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.3; }
.note { margin: 0 0 16px; padding: 8px 12px; color: var(--note-text); background: var(--note); border: 1px solid var(--note-border); border-radius: 8px; }
.amount { margin: 16px 0; }
.amount span { display: block; color: var(--soft-text); }
.amount strong { color: var(--price); font-size: 36px; line-height: 1.2; font-variant-numeric: tabular-nums; }
dl { margin: 0 0 24px; border-top: 1px solid var(--border); }
dl div { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; padding: 8px 0; border-bottom: 1px solid var(--border); }
dt { color: var(--soft-text); }
dd { margin: 0; overflow-wrap: anywhere; text-align: end; }
button, .button {
  display: block; width: 100%; min-height: 48px; margin-top: 12px; padding: 10px 16px; border-radius: 12px;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
.primary { color: var(--on-brand); background: var(--brand); border: 1px solid var(--brand); }
.primary:hover { background: var(--brand-hover); }
.secondary { color: var(--text); background: transparent; border: 1px solid var(--control); }
.secondary:hover { background: var(--hover); }
header a { display: inline-block; padding: 10px 0 10px 16px; color: var(--text); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
