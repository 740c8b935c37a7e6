import * as z from 'zod/mini';

export default { 'flash-sale-strip': { props: z.looseObject({}) } };
