import { test } from '../support/test.ts';
import { sittings } from './shots.ts';
import { sitFor } from './sit.ts';

// Each state stands for itself: all workers share them.
test.describe.configure({ mode: 'parallel' });

sitFor(sittings);
