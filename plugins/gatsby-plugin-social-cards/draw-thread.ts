import { workerData } from 'node:worker_threads';
import { type DrawData, drawCards } from './write-cards';

void drawCards(workerData as DrawData);
