import { defineFragment } from '@jishi/contracts';
import { Teaser } from '../features/teaser/teaser.tsx';

export default defineFragment('__mf__/teaser', Teaser);
