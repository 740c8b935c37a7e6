/** As high as leaves room to scroll beside it on a phone. */
export const mapHeight = 'clamp(220px, 40dvh, 340px)';
