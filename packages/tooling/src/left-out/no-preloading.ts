/** In place of the federation runtime's preloading, which reads manifests: the shell fetches parts ahead itself. */
export const preloadAssets = async () => [];
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const defaultPreloadArgs = {};
