/** The style sheet of a page for a shadow tree: what is said of the root is said of the host. */
export const hostCss = (css: string): string =>
  css
    .replaceAll(/:root((?:\[[^\]]*\]|:not\([^)]*\)|:lang\([^)]*\))*)/g, (_, more: string) =>
      more === '' ? ':host' : `:host(${more})`,
    )
    .concat(
      '\n:host{display:block;padding:20px;background:var(--bg-page);color:var(--text-primary);font:var(--type-body)}',
    );
