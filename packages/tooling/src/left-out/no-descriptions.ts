/** What the first scripts of the shell hold in place of the federation runtime's sentences about its errors. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
