import { operator } from '../support/operator.ts';
import { test } from '../support/test.ts';
import { closedSittings } from './shots.ts';
import { sitFor } from './sit.ts';

sitFor(closedSittings);

test.afterAll(() => operator('maintenance', 'off'));
