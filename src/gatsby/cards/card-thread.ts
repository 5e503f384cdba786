import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type CardsToDraw, drawCards } from '../../publishing/draw-cards';

/** Cards have time until the end of the build: they take what the rest leaves over. */
const LOW = 10;

// On Linux this is the priority of the thread, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority(LOW);
parentPort?.postMessage(await drawCards(workerData as CardsToDraw));
