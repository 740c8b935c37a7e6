/** Id of a record in the model: always text, whatever the wire sends. */
export type Id = string;

/** Languages of the shop; sent as the `Lang` header of every request. */
export type Language = 'zh' | 'en';
