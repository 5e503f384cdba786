/** Writes one thing that happened; nothing of a visitor is among it. */
export type Log = (event: string, details?: Readonly<Record<string, unknown>>) => void;

/** Writes one line of JSON. */
export const logJson: Log = (event, details) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
};
