/** Every part of the shop, in the order releases list them. */
export const partNames = ['shell', 'mf-catalog', 'mf-cart-checkout', 'mf-user-centre', 'mf-promotions'] as const;

/** A part: the host or a remote, named by its folder. */
export type PartName = (typeof partNames)[number];

/** A remote: a part that is loaded by the shell at run time. */
export type RemoteName = Exclude<PartName, 'shell'>;

/** A part's name where it must be an identifier: federation container, namespace of texts and styles, prefix of ids. */
export type MfName = 'shell' | 'mf_catalog' | 'mf_cart_checkout' | 'mf_user_centre' | 'mf_promotions';

/** `mf-catalog` → `mf_catalog`. */
export const toMfName = (part: string): MfName => part.replaceAll('-', '_') as MfName;

/** `mf_catalog` → `mf-catalog`. */
export const toPartName = (mfName: string): PartName => mfName.replaceAll('_', '-') as PartName;

/** Address of a published file: `/remotes/mf-catalog/0.1.0/home.1a2b.js`. Without a file: the folder, with the closing slash. */
export const remoteUrl = (part: string, partVersion: string, path = ''): string =>
  `/remotes/${part}/${partVersion}/${path}`;
