export { remoteUrl } from './names.ts';
export * from './release-arms.ts';
export * from './release-declaration.ts';
export * from './release-document.ts';
export {
  type FragmentEntry,
  type HeadingLook,
  type HydrateMode,
  headingLooks,
  hydrateModes,
  type LayoutName,
  layouts,
  type PageEntry,
  type WakeStore,
  wakeStores,
} from './release-fields.ts';
export { MAPS_FILE, type PackedMaps } from './source-maps.ts';
