import * as z from 'zod/mini';

export default { 'add-to-cart': { props: z.looseObject({}) } };
