/** So many draws are shown at first, and more with each press. */
export const FIRST_DRAWS = 3;
export const MORE_DRAWS = 20;
