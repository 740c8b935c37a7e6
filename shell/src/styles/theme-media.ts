import type { Theme } from '@jishi/contracts';

/** Id of the sheet with the colours of the dark theme. */
export const DARK_SHEET = 'dark';

/** When the dark sheet counts, by what somebody chose. Paper is always light. */
export const darkMedia: Readonly<Record<Theme, string>> = {
  system: 'screen and (prefers-color-scheme:dark)',
  light: 'not all',
  dark: 'screen',
};

/** Shows a theme in the open page. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  document.getElementById(DARK_SHEET)?.setAttribute('media', darkMedia[theme]);
}
