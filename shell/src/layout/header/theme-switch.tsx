import { cookieNames, type Theme, useShop } from '@jishi/contracts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { showTheme } from '../../styles/theme-media.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const YEAR_SECONDS = 31_536_000;

/** Turns through system, light and dark; kept in a cookie, so that the server draws the right one at once. */
export function ThemeSwitch() {
  const text = useTexts();
  const [theme, setTheme] = useState(useShop().theme);
  const Icon = icons[theme];
  const handleClick = () => {
    const chosen = next[theme];
    setTheme(chosen);
    showTheme(chosen);
    // biome-ignore lint/suspicious/noDocumentCookie: one small value, read by the server on the next page
    document.cookie = `${cookieNames.theme}=${chosen}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
  };
  return (
    <button type="button" onClick={handleClick} aria-label={text('header.theme', { theme: text(`theme.${theme}`) })}>
      <Icon size={14} aria-hidden="true" />
      {text(`theme.${theme}`)}
    </button>
  );
}
