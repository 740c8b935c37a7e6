import { followChanges } from './changes.ts';
import { watchDialogs } from './dialogs.ts';
import { watchFinding } from './finding.ts';
import { watchHolding } from './holding.ts';
import { watchLoading } from './loading.ts';
import { watchPictures } from './pictures.ts';
import { writeTimes } from './times.ts';

writeTimes();
watchDialogs();
watchFinding();
watchHolding();
watchLoading();
watchPictures();
followChanges();
