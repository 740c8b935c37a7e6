/** Lights of the shop's hours, as the document names the one of now: `data-light`. */
type Hour = 'day' | 'dusk' | 'night';

/**
 * The sky over the shop, of colours that each theme has: words of either theme can be read on it, so a change of light
 * changes nothing but this.
 */
export const sky: Readonly<Record<Hour, string>> = {
  day: 'var(--info-soft)',
  dusk: 'var(--brand-soft)',
  night: 'color-mix(in srgb,var(--info-soft) 70%,var(--info-border))',
};

export const lightsCss = `:root{--sky:${sky.day}}:root[data-light=dusk]{--sky:${sky.dusk}}:root[data-light=night]{--sky:${sky.night}}`;
