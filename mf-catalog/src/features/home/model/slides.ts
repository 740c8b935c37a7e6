/** The slide after this one, the first after the last. */
export const nextSlide = (index: number, count: number): number => (index + 1) % count;

/** The slide before this one, the last before the first. */
export const previousSlide = (index: number, count: number): number => (index + count - 1) % count;
