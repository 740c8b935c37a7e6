/** `mf_catalog/home___zh` → `mf_catalog/home`; nothing for what is no route of a page. */
export const pageIdOf = (routeId: string | undefined): string => routeId?.split('___')[0] ?? '';
