export type LogoMarkProps = {
  /** Edge in px, at least 20; keep 8 px free around it. */
  size?: number;
  /** Name for readers; leave it out beside the written name. */
  label?: string;
};

/** A cinnabar tile with a four-stripe awning over a doorway. Its colours never change. */
export function LogoMark({ size = 40, label }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label={label} aria-hidden={label === undefined}>
      <rect width="40" height="40" rx="11" fill="#C5341C" />
      <path d="M8 19h24v11.5a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 8 30.5z" fill="#FFF3DF" />
      <path d="M17 32v-6.5a3 3 0 0 1 6 0V32z" fill="#C5341C" />
      <path d="M6.5 9.5A1.5 1.5 0 0 1 8 8h5.3v9.7a3.4 3.4 0 0 1-6.8 0z" fill="#FFF3DF" />
      <path d="M13.3 8H20v9.7a3.35 3.35 0 0 1-6.7 0z" fill="#F5B83D" />
      <path d="M20 8h6.7v9.7a3.35 3.35 0 0 1-6.7 0z" fill="#FFF3DF" />
      <path d="M26.7 8H32a1.5 1.5 0 0 1 1.5 1.5v8.2a3.4 3.4 0 0 1-6.8 0z" fill="#F5B83D" />
    </svg>
  );
}
