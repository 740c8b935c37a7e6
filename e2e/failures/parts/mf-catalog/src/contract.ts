import * as z from 'zod/mini';

export default { 'product-strip': { props: z.looseObject({}) } };
