/** What the browser knows of the visitor's connection; not every browser tells. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether nothing should be fetched on suspicion: the visitor saves data or the connection is very slow. */
export function isDataPrecious(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
