import * as z from 'zod/mini';

export default { 'favourite-button': { props: z.looseObject({}) } };
