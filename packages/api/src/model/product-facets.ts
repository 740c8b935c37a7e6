/** Families the names of colours belong to, in the order they are shown in. */
export const colourFamilies = [
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'brown',
  'beige',
  'white',
  'grey',
  'black',
  'metallic',
  'multicolour',
] as const;
export type ColourFamily = (typeof colourFamilies)[number];

/**
 * What may hold of a product now: one piece is sent for nothing, wherever to; a flash sale gives its price; points pay a part of it; it is
 * handed out online as soon as it is paid.
 */
export const productServices = ['free-delivery', 'on-sale', 'points', 'online'] as const;
export type ProductService = (typeof productServices)[number];
